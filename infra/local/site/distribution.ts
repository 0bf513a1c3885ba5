import * as z from 'zod';
import type { LoadedAssembly } from '../assembly.ts';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { distributionDomain, restApiDomain } from '../assembly/resource-types.ts';
import { type StoredFiles, readBucket } from './bucket.ts';
import { type EdgeFunction, compileEdgeFunction } from './edge-function.ts';
import { type Forwarding, readForwarding } from './forwarding.ts';
import { type Headers, type HeadersPolicy, readHeadersPolicy } from './headers-policy.ts';
import type { Firewall } from '../firewall/web-acl.ts';
import { wildcards } from './wildcards.ts';

type Origin =
  | { readonly kind: 'bucket'; readonly stored: StoredFiles }
  | { readonly kind: 'api'; readonly url: URL; readonly headers: Headers };

/** A cache behaviour: which paths it answers, from where and how. */
export interface Behaviour {
  readonly matches: (path: string) => boolean;
  readonly methods: ReadonlySet<string>;
  readonly origin: Origin;
  readonly compresses: boolean;
  readonly forwarding: Forwarding;
  readonly headersPolicy: HeadersPolicy | undefined;
  readonly viewerRequest: EdgeFunction | undefined;
  readonly viewerResponse: EdgeFunction | undefined;
}

interface ErrorPage {
  readonly code: number;
  readonly status: number;
  readonly path: string | undefined;
}

/** A CloudFront distribution, read from the template. */
export interface Distribution {
  readonly id: string;
  readonly domain: string;
  readonly rootObject: string;
  readonly firewall: Firewall | undefined;
  /** In order of precedence, the default behaviour last. */
  readonly behaviours: readonly Behaviour[];
  readonly errorPages: readonly ErrorPage[];
}

const behaviour = z.object({
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  Compress: z.boolean().default(false),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z
    .array(z.object({ EventType: z.enum(['viewer-request', 'viewer-response']), FunctionARN: z.string() }))
    .default([]),
  LambdaFunctionAssociations: z.undefined('Lambda@Edge does not run locally').optional(),
});

const origin = z.object({
  DomainName: z.string(),
  OriginPath: z.string().default(''),
  OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
});

const properties = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z.string().default(''),
    DefaultCacheBehavior: behaviour,
    CacheBehaviors: z.array(behaviour.extend({ PathPattern: z.string() })).default([]),
    WebACLId: z.string().optional(),
    Origins: z.array(origin.extend({ Id: z.string() })),
    CustomErrorResponses: z
      .array(
        z.object({
          ErrorCode: z.number(),
          ResponseCode: z.number().optional(),
          ResponsePagePath: z.string().optional(),
        }),
      )
      .default([]),
  }),
});

/** Case counts; `api/*` is `/api/*`. */
const pathPattern = (pattern: string): ((path: string) => boolean) => {
  const expression = wildcards(/^[/*]/.test(pattern) ? pattern : `/${pattern}`);
  return (path) => expression.test(path);
};

/** Reads a distribution with its origins and behaviours. */
export const readDistribution = (
  resource: Resource,
  assembly: LoadedAssembly,
  options: {
    readonly apiUrl: (path: string) => string;
    readonly firewall: (arn: string, usedBy: string) => Firewall;
    readonly log: (line: string) => void;
    /** The product's time, in milliseconds. */
    readonly now: () => number;
  },
): Distribution => {
  const { DistributionConfig: config } = readProperties(resource, properties);
  const fail = (what: string) => new Error(`${resource.path}: ${what}`);
  const ref = (id: string | undefined) => assembly.all.find((one) => id !== undefined && one.ref === id);

  const readOrigin = ({ DomainName, OriginPath, OriginCustomHeaders }: z.infer<typeof origin>): Origin => {
    const bucket = assembly.of('AWS::S3::Bucket').find(({ physicalId }) => DomainName.startsWith(`${physicalId}.s3.`));
    if (bucket && !OriginPath) return { kind: 'bucket', stored: readBucket(bucket, assembly) };
    const api = assembly
      .of('AWS::ApiGateway::RestApi')
      .find((one) => restApiDomain(one.physicalId, assembly.region) === DomainName);
    const stages = assembly
      .of('AWS::ApiGateway::Stage')
      .filter(({ properties: { RestApiId } }) => RestApiId === api?.ref);
    // Locally the stage is mapped at the root of the API's port.
    if (api && stages.some((stage) => OriginPath === `/${stage.ref}`))
      return {
        kind: 'api',
        url: new URL(options.apiUrl(api.path)),
        headers: Object.fromEntries(OriginCustomHeaders.map((one) => [one.HeaderName.toLowerCase(), one.HeaderValue])),
      };
    throw fail(`the origin ${DomainName}${OriginPath} is neither a bucket nor a stage of an API of the templates.`);
  };

  const origins = new Map(config.Origins.map((given) => [given.Id, readOrigin(given)]));

  const edgeFunction = (given: z.infer<typeof behaviour>, eventType: string): EdgeFunction | undefined => {
    const association = given.FunctionAssociations.find(({ EventType }) => EventType === eventType);
    if (!association) return undefined;
    const source = assembly.byArn(association.FunctionARN);
    if (!source) throw fail(`no CloudFront function ${association.FunctionARN}.`);
    return compileEdgeFunction(source, options);
  };

  const readBehaviour = (given: z.infer<typeof behaviour>, matches: Behaviour['matches']): Behaviour => {
    const target = origins.get(given.TargetOriginId);
    if (!target) throw fail(`there is no origin ${given.TargetOriginId}.`);
    const forwarding = readForwarding(given, ref);
    return {
      matches,
      methods: new Set(given.AllowedMethods),
      origin: target,
      compresses: given.Compress && forwarding.compresses,
      forwarding,
      headersPolicy: given.ResponseHeadersPolicyId
        ? readHeadersPolicy(given.ResponseHeadersPolicyId, ref(given.ResponseHeadersPolicyId))
        : undefined,
      viewerRequest: edgeFunction(given, 'viewer-request'),
      viewerResponse: edgeFunction(given, 'viewer-response'),
    };
  };

  const otherwise = readBehaviour(config.DefaultCacheBehavior, () => true);
  if (!config.DefaultRootObject && otherwise.origin.kind === 'bucket' && otherwise.origin.stored.isListable)
    throw fail('its root would list its bucket to everybody; give it a root object.');

  return {
    id: resource.physicalId,
    domain: distributionDomain(resource.physicalId),
    rootObject: config.DefaultRootObject,
    firewall: config.WebACLId === undefined ? undefined : options.firewall(config.WebACLId, resource.path),
    behaviours: [
      ...config.CacheBehaviors.map((given) => readBehaviour(given, pathPattern(given.PathPattern))),
      otherwise,
    ],
    errorPages: config.CustomErrorResponses.map((page) => ({
      code: page.ErrorCode,
      status: page.ResponseCode ?? page.ErrorCode,
      path: page.ResponsePagePath,
    })),
  };
};
