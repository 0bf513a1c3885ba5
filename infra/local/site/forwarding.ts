import * as z from 'zod';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';

/** What of a viewer's request reaches the origin. */
export interface Forwarding {
  readonly header: (lowerCaseName: string) => boolean;
  readonly query: boolean;
  /** Whether the cache keeps compressed variants; without, CloudFront does not compress. */
  readonly compresses: boolean;
}

interface Policy {
  readonly header: (name: string) => boolean;
  readonly cookies: boolean;
  readonly query: boolean;
  readonly compresses: boolean;
}

const nothing: Policy = { header: () => false, cookies: false, query: false, compresses: false };

/** AWS's own policies, by their fixed ids; one that is not here is a boot error. */
const managed: Readonly<Record<string, Policy>> = {
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': nothing,
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { ...nothing, compresses: true },
  // CachingOptimizedForUncompressedObjects
  'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': nothing,
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': { ...nothing, header: () => true, cookies: true, query: true },
};

const config = z.object({
  HeadersConfig: z.object({ HeaderBehavior: z.enum(['none', 'whitelist']), Headers: z.array(z.string()).default([]) }),
  CookiesConfig: z.object({ CookieBehavior: z.enum(['none', 'all']) }),
  QueryStringsConfig: z.object({ QueryStringBehavior: z.enum(['none', 'all']) }),
  EnableAcceptEncodingGzip: z.boolean().default(false),
  EnableAcceptEncodingBrotli: z.boolean().default(false),
});
const cachePolicy = z.object({ CachePolicyConfig: z.object({ ParametersInCacheKeyAndForwardedToOrigin: config }) });
const originRequestPolicy = z.object({ OriginRequestPolicyConfig: config });

/** Always forwarded; everything else only when a policy says so. */
const always = new Set(['accept-encoding', 'content-encoding', 'content-length', 'content-type', 'origin', 'range']);

const policyOf = (given: z.infer<typeof config>): Policy => {
  const headers = new Set(given.HeadersConfig.Headers.map((name) => name.toLowerCase()));
  return {
    header: (name) => headers.has(name),
    cookies: given.CookiesConfig.CookieBehavior === 'all',
    query: given.QueryStringsConfig.QueryStringBehavior === 'all',
    compresses: given.EnableAcceptEncodingGzip || given.EnableAcceptEncodingBrotli,
  };
};

const readPolicy = (id: string, find: (id: string) => Resource | undefined): Policy => {
  const known = managed[id];
  if (known) return known;
  const resource = find(id);
  if (resource?.type === 'AWS::CloudFront::CachePolicy')
    return policyOf(readProperties(resource, cachePolicy).CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin);
  if (resource?.type === 'AWS::CloudFront::OriginRequestPolicy')
    return policyOf(readProperties(resource, originRequestPolicy).OriginRequestPolicyConfig);
  throw new Error(`The local cloud does not know the CloudFront policy ${id}.`);
};

/** Joins the cache policy and the origin request policy of a behaviour. */
export const readForwarding = (
  ids: { readonly CachePolicyId: string; readonly OriginRequestPolicyId?: string | undefined },
  find: (id: string) => Resource | undefined,
): Forwarding => {
  const cache = readPolicy(ids.CachePolicyId, find);
  const request = ids.OriginRequestPolicyId === undefined ? nothing : readPolicy(ids.OriginRequestPolicyId, find);
  const cookies = cache.cookies || request.cookies;
  return {
    header: (name) => (name === 'cookie' ? cookies : always.has(name) || cache.header(name) || request.header(name)),
    query: cache.query || request.query,
    compresses: cache.compresses,
  };
};
