import { openapi } from '#shared/contract/openapi.ts';
import type { Api } from '#shared/contract/endpoint.ts';
import { routeMatcher } from '../../local/gateway/matching.ts';
import type { Route } from '../../local/gateway/api.ts';

/** What of a JSON schema requests are made from. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** A schema as it is published: named ones stand once among the components, and are referred to. */
type Published = Schema & { readonly $ref?: string };

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

interface Described {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Published }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

/** Whoever proves itself, by the scheme that only they have. */
const schemes = { session: 'session', key: 'apiKey', widget: 'widgetSession' } as const;
export type Proof = keyof typeof schemes;
const proofs = Object.keys(schemes) as Proof[];

/** One operation of an OpenAPI document, as a stranger reads it. */
export interface Operation {
  readonly api: Api;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** By what a caller has to prove itself. */
  readonly proof: Proof | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** Under which name its body is sent. */
  readonly bodyType: string | undefined;
  /** Media types by status; none where an answer has no body. */
  readonly answers: ReadonlyMap<number, readonly string[]>;
}

/** Nobody's client signs as a third party does. */
const proofOf = ([shown = {}]: Described['security']): Proof | undefined =>
  proofs.find((proof) => schemes[proof] in shown);

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Published>> };
}

/** A schema with those it refers to in their places. */
const inlined = (value: unknown, named: Document['components']['schemas']): unknown => {
  if (Array.isArray(value)) return value.map((one) => inlined(one, named));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return inlined(named[String(value.$ref).replace('#/components/schemas/', '')], named);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inlined(one, named)]));
};

const operationsIn = (api: Api, { paths, components }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security, parameters, requestBody, responses }]) => {
      const [bodyType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        api,
        name: operationId,
        method: method.toUpperCase(),
        path,
        proof: proofOf(security),
        parameters,
        body: inlined(content?.schema, components.schemas) as Schema | undefined,
        bodyType,
        answers: new Map(
          Object.entries(responses).map(([status, answer]) => [Number(status), Object.keys(answer.content ?? {})]),
        ),
      };
    }),
  );

export const apis = ['app', 'public'] as const satisfies readonly Api[];

/** The documents as they are published. */
export const documents: Readonly<Record<Api, Readonly<Record<string, unknown>>>> = {
  app: openapi('app'),
  public: openapi('public'),
};

export const operations: readonly Operation[] = apis.flatMap((api) =>
  operationsIn(api, documents[api] as unknown as Document),
);

/** Of the routes of one API, the one a gateway takes; whatever it cannot decode has none. */
const matcherOf = (api: Api) => {
  const own = operations.filter((operation) => operation.api === api);
  const match = routeMatcher(own.map(({ method, path }) => ({ method, path }) as Route));
  return (method: string, path: string): Operation | undefined => {
    try {
      const found = match(method, path);
      return own.find((operation) => operation.path === found?.route.path && operation.method === method);
    } catch {
      return undefined;
    }
  };
};

const matchers = { app: matcherOf('app'), public: matcherOf('public') } as const;

/** The operation a request reaches, if any. */
export const operationAt = (api: Api, method: string, path: string): Operation | undefined =>
  matchers[api](method, path);
