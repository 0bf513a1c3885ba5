import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { rootResourceId } from '../assembly/resource-types.ts';
import { type Authorizer, readAuthorizers } from './authorizer.ts';
import { type GatewayResponse, readGatewayResponses } from './refusal.ts';
import { type Integration, readIntegration } from './integration.ts';

/** One method of a REST API. */
export interface Route {
  /** The template's resource, by which errors name the route. */
  readonly resourcePath: string;
  readonly method: string;
  /** As the template writes it: `/api/validations/{id}`. */
  readonly path: string;
  readonly resourceId: string;
  readonly integration: Integration;
  /** Who proves the caller; without one, anybody may call. */
  readonly authorizer: Authorizer | undefined;
  /** Whether a usage plan must admit the caller. */
  readonly isKeyRequired: boolean;
}

/** A REST API with its one stage, read from the template. */
export interface RestApi {
  readonly resourcePath: string;
  readonly id: string;
  readonly stage: {
    readonly name: string;
    readonly variables: Readonly<Record<string, string>> | null;
    readonly settings: readonly MethodSetting[];
  };
  /** Where the value of a caller's key stands: its header, or the authorizer's answer. */
  readonly keySource: 'HEADER' | 'AUTHORIZER';
  readonly authorizers: readonly Authorizer[];
  readonly routes: readonly Route[];
  readonly gatewayResponses: ReadonlyMap<string, GatewayResponse>;
  readonly binaryMediaTypes: readonly string[];
  readonly region: string;
  readonly account: string;
}

const apiProperties = z.object({
  BinaryMediaTypes: z.array(z.string()).default([]),
  ApiKeySourceType: z.enum(['HEADER', 'AUTHORIZER']).default('HEADER'),
});
const stageProperties = z.object({
  RestApiId: z.string(),
  StageName: z.string(),
  DeploymentId: z.string(),
  Variables: z.record(z.string(), z.string()).optional(),
  MethodSettings: z
    .array(
      z.object({
        HttpMethod: z.string(),
        ResourcePath: z.string(),
        ThrottlingRateLimit: z.number().optional(),
        ThrottlingBurstLimit: z.number().optional(),
      }),
    )
    .default([]),
});
export type MethodSetting = z.infer<typeof stageProperties>['MethodSettings'][number];
const resourceProperties = z.object({ ParentId: z.string(), PathPart: z.string() });
const methodProperties = z.object({
  HttpMethod: z.string(),
  ResourceId: z.string(),
  Integration: z.unknown(),
  AuthorizationType: z
    .enum(['NONE', 'CUSTOM'], 'the local gateway knows no proof but that of a function')
    .default('NONE'),
  AuthorizerId: z.string().optional(),
  ApiKeyRequired: z.boolean().default(false),
});

type MethodProperties = z.output<typeof methodProperties>;

const authorizerOf = (
  path: string,
  { AuthorizationType, AuthorizerId }: MethodProperties,
  authorizers: readonly Authorizer[],
): Authorizer | undefined => {
  const named = authorizers.find(({ id }) => id === AuthorizerId);
  if ((AuthorizationType === 'CUSTOM') !== (AuthorizerId !== undefined) || (AuthorizerId !== undefined && !named))
    throw new Error(`${path}: its authorization is ${AuthorizationType}, by ${AuthorizerId ?? 'no authorizer'}.`);
  return named;
};

const readRoutes = (
  methods: readonly Resource[],
  pathOf: (resourceId: string) => string,
  authorizers: readonly Authorizer[],
): readonly Route[] =>
  methods.map((resource) => {
    const given = readProperties(resource, methodProperties);
    const { HttpMethod, ResourceId, Integration, ApiKeyRequired } = given;
    return {
      resourcePath: resource.path,
      method: HttpMethod,
      path: pathOf(ResourceId) || '/',
      resourceId: ResourceId,
      integration: readIntegration(resource.path, Integration),
      authorizer: authorizerOf(resource.path, given, authorizers),
      isKeyRequired: ApiKeyRequired,
    };
  });

/** Resources form a tree by parent id; the root has no resource of its own. */
const pathsOf = (restApi: Resource, resources: readonly Resource[]): ((resourceId: string) => string) => {
  const root = rootResourceId(restApi.physicalId);
  const parts = new Map(resources.map((one) => [one.ref, readProperties(one, resourceProperties)]));
  const pathOf = (resourceId: string): string => {
    if (resourceId === root) return '';
    const part = parts.get(resourceId);
    if (!part) throw new Error(`${restApi.path}: no resource ${resourceId} for a method.`);
    return `${pathOf(part.ParentId)}/${part.PathPart}`;
  };
  return pathOf;
};

/** Reads a REST API with its routes and its one stage. */
export const readApi = (assembly: Assembly, restApi: Resource): RestApi => {
  const belonging = (type: string) =>
    assembly.of(type).filter(({ properties }) => properties['RestApiId'] === restApi.ref);
  const [stage, ...others] = belonging('AWS::ApiGateway::Stage').map((one) => readProperties(one, stageProperties));
  if (!stage || others.length)
    throw new Error(
      `${restApi.path} has ${others.length + (stage ? 1 : 0)} stages; the local gateway runs exactly one.`,
    );

  const { BinaryMediaTypes, ApiKeySourceType } = readProperties(restApi, apiProperties);
  const pathOf = pathsOf(restApi, belonging('AWS::ApiGateway::Resource'));
  const authorizers = readAuthorizers(belonging('AWS::ApiGateway::Authorizer'));

  return {
    resourcePath: restApi.path,
    id: restApi.ref,
    stage: { name: stage.StageName, variables: stage.Variables ?? null, settings: stage.MethodSettings },
    keySource: ApiKeySourceType,
    authorizers,
    routes: readRoutes(belonging('AWS::ApiGateway::Method'), pathOf, authorizers),
    gatewayResponses: readGatewayResponses(belonging('AWS::ApiGateway::GatewayResponse')),
    binaryMediaTypes: BinaryMediaTypes,
    region: assembly.region,
    account: assembly.account,
  };
};
