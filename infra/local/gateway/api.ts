import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { rootResourceId } from '../assembly/resource-types.ts';
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
  readonly routes: readonly Route[];
  readonly gatewayResponses: ReadonlyMap<string, GatewayResponse>;
  readonly binaryMediaTypes: readonly string[];
  readonly region: string;
  readonly account: string;
}

const apiProperties = z.object({ BinaryMediaTypes: z.array(z.string()).default([]) });
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
  // Usage plans come with the public API; authorizers are not in the architecture.
  AuthorizationType: z.literal('NONE', 'the local gateway has no authorizers').default('NONE'),
  ApiKeyRequired: z.literal(false, 'the local gateway has no usage plans yet').default(false),
});

const readRoutes = (methods: readonly Resource[], pathOf: (resourceId: string) => string): readonly Route[] =>
  methods.map((resource) => {
    const { HttpMethod, ResourceId, Integration } = readProperties(resource, methodProperties);
    return {
      resourcePath: resource.path,
      method: HttpMethod,
      path: pathOf(ResourceId) || '/',
      resourceId: ResourceId,
      integration: readIntegration(resource.path, Integration),
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

  return {
    resourcePath: restApi.path,
    id: restApi.ref,
    stage: { name: stage.StageName, variables: stage.Variables ?? null, settings: stage.MethodSettings },
    routes: readRoutes(belonging('AWS::ApiGateway::Method'), pathsOf(restApi, belonging('AWS::ApiGateway::Resource'))),
    gatewayResponses: readGatewayResponses(belonging('AWS::ApiGateway::GatewayResponse')),
    binaryMediaTypes: readProperties(restApi, apiProperties).BinaryMediaTypes,
    region: assembly.region,
    account: assembly.account,
  };
};
