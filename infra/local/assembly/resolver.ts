import { type Addresses, type LocalDomain, localise } from './addresses.ts';
import type { AssemblyFiles, CloudResource, Stack } from './files.ts';
import { dereference } from './dynamic-references.ts';
import { type Scope, isConditionMet, resolve } from './intrinsics.ts';
import {
  type Identity,
  type ResourceType,
  bucketDomain,
  distributionDomain,
  resourceTypes,
  restApiDomain,
} from './resource-types.ts';
import type { Resource } from './resource.ts';

/** What the templates leave open. */
export interface ResolverOptions {
  readonly addresses: Addresses;
  /** Values for stack parameters, by name; they win over the template's defaults. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The text of a secret, by name or ARN: what a dynamic reference stands for. */
  readonly secret?: (id: string) => string;
}

interface Resolver {
  readonly resources: () => readonly Resource[];
  readonly localise: (text: string) => string;
  readonly outputs: () => Readonly<Record<string, string>>;
}

interface Known {
  readonly identity: Identity;
  readonly ref: string;
  readonly type: ResourceType;
  readonly source: CloudResource;
}

/** Lazily, since the name of an export may itself be computed. */
const exportsOf = (
  scopes: ReadonlyMap<string, Scope>,
): (() => ReadonlyMap<string, { readonly scope: Scope; readonly value: unknown }>) => {
  let exported: Map<string, { readonly scope: Scope; readonly value: unknown }> | undefined;
  return () =>
    (exported ??= new Map(
      [...scopes.values()].flatMap((scope) =>
        Object.values(scope.stack.template.Outputs).flatMap(({ Value, Export }) =>
          Export ? [[String(resolve(Export.Name, scope)), { scope, value: Value }] as const] : [],
        ),
      ),
    ));
};

const mapText = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapText(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapText(item, change)]));
};

const refersTo = (value: unknown, logicalId: string): boolean =>
  typeof value === 'object' && value !== null && 'Ref' in value && value.Ref === logicalId;

const stagesOf = (stack: Stack, restApi: string): readonly string[] =>
  Object.values(stack.template.Resources)
    .filter(({ Type, Properties }) => Type === 'AWS::ApiGateway::Stage' && refersTo(Properties['RestApiId'], restApi))
    .map(({ Properties }) => String(Properties['StageName']));

/** Gives every resource an identity, on demand, and replaces every intrinsic by the value it has on this machine. */
export const templateResolver = (
  files: AssemblyFiles,
  { addresses, parameters = {}, secret }: ResolverOptions,
): Resolver => {
  const { region, account, stacks } = files;
  const known = new Map<string, Known>();

  const givenName = (stack: Stack, type: ResourceType, source: CloudResource): string | undefined => {
    const name = type.named === undefined ? undefined : source.Properties[type.named];
    const scope = scopes.get(stack.name);
    return name === undefined || !scope ? undefined : String(resolve(name, scope));
  };

  const identify = (stack: Stack, logicalId: string): Known => {
    const path = `${stack.name}/${logicalId}`;
    const seen = known.get(path);
    if (seen) return seen;
    const source = stack.template.Resources[logicalId];
    if (!source) throw new Error(`${path}: the template refers to it but does not define it.`);
    const type = resourceTypes[source.Type];
    if (!type) throw new Error(`${path}: the local cloud does not know ${source.Type}.`);
    const physicalId = givenName(stack, type, source) ?? type.generated?.(path) ?? path.replace('/', '-');
    const arn = type.arn?.(physicalId, files) ?? `arn:aws:local:${region}:${account}:${source.Type}/${physicalId}`;
    const identity = { path, physicalId, arn, region, account, aws: addresses.aws };
    const found = { identity, type, source, ref: type.ref?.(identity) ?? physicalId };
    known.set(path, found);
    return found;
  };

  const attributeOf = ({ identity, type, source }: Known, attribute: string, scope: Scope): string => {
    if (attribute === 'Arn') return identity.arn;
    const property = type.given?.[attribute];
    if (property !== undefined) return String(resolve(source.Properties[property], scope));
    const value = type.attributes?.[attribute];
    if (!value)
      throw new Error(`${identity.path}: the local cloud does not know attribute ${attribute} of ${source.Type}.`);
    return value(identity);
  };

  const scopeIn = (stack: Stack): Scope => {
    const scope = scopes.get(stack.name);
    if (!scope) throw new Error(`There is no stack ${stack.name}.`);
    return scope;
  };

  const scopeOf = (stack: Stack): Scope => ({
    stack,
    region,
    account,
    parameter: (name) => parameters[name] ?? stack.template.Parameters[name]?.Default,
    ref: (logicalId) => identify(stack, logicalId).ref,
    attribute: (logicalId, attribute) => attributeOf(identify(stack, logicalId), attribute, scopeIn(stack)),
    imported: (name) => {
      const value = exported().get(name);
      if (!value) throw new Error(`${stack.name}: no stack exports ${name}.`);
      return resolve(value.value, value.scope);
    },
    outputOf: (stackName, output) => {
      const other = scopes.get(stackName);
      const found = other?.stack.template.Outputs[output];
      if (!other || !found) throw new Error(`${stack.name}: stack ${stackName} has no output ${output}.`);
      return resolve(found.Value, other);
    },
  });

  const scopes = new Map([...stacks.values()].map((stack) => [stack.name, scopeOf(stack)]));
  const exported = exportsOf(scopes);
  const local = (value: unknown): unknown => mapText(value, (text) => localise(dereference(text, secret), domains));

  const localDomains = (): ReadonlyMap<string, LocalDomain> => {
    const found: LocalDomain[] = [];
    for (const stack of stacks.values())
      for (const [logicalId, { Type }] of Object.entries(stack.template.Resources)) {
        const url = () => addresses.published(Type, `${stack.name}/${logicalId}`);
        const id = () => identify(stack, logicalId).identity.physicalId;
        if (Type === 'AWS::S3::Bucket')
          found.push({ domain: bucketDomain(id(), region), url: `${addresses.aws}/${id()}`, stages: [] });
        if (Type === 'AWS::ApiGateway::RestApi')
          found.push({ domain: restApiDomain(id(), region), url: url(), stages: stagesOf(stack, logicalId) });
        if (Type === 'AWS::CloudFront::Distribution')
          found.push({ domain: distributionDomain(id()), url: url(), stages: [] });
      }
    return new Map(found.map((local) => [local.domain, local]));
  };

  const domains = localDomains();

  const toResource = (scope: Scope, logicalId: string): Resource => {
    const { identity, ref, source } = identify(scope.stack, logicalId);
    let properties: Record<string, unknown> | undefined;
    return {
      stack: scope.stack.name,
      logicalId,
      path: identity.path,
      type: source.Type,
      physicalId: identity.physicalId,
      arn: identity.arn,
      ref,
      dependsOn: [source.DependsOn ?? []].flat(),
      get properties() {
        properties ??= Object.fromEntries(
          Object.entries(source.Properties).map(([name, value]) => [name, local(resolve(value, scope))]),
        );
        return properties;
      },
    };
  };

  return {
    localise: (text) => localise(text, domains),
    resources: () =>
      [...scopes.values()].flatMap((scope) =>
        Object.entries(scope.stack.template.Resources)
          .filter(([, { Condition }]) => Condition === undefined || isConditionMet(Condition, scope))
          .map(([logicalId]) => toResource(scope, logicalId)),
      ),
    outputs: () =>
      Object.fromEntries(
        [...scopes.values()].flatMap((scope) =>
          Object.entries(scope.stack.template.Outputs).map(([name, { Value }]) => [
            `${scope.stack.name}.${name}`,
            String(local(resolve(Value, scope))),
          ]),
        ),
      ),
  };
};
