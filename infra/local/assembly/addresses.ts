/** Where the resources that have an address in the cloud answer on this machine. */
export interface Addresses {
  /** The one AWS endpoint: the URLs of queues and of buckets start with it. */
  readonly aws: string;
  /** The local URL (no trailing slash) of a REST API or distribution, by its `stack/logicalId`. */
  readonly published: (type: string, path: string) => string;
}

/** A public cloud domain of the templates and the local URL that stands for it. */
export interface LocalDomain {
  readonly domain: string;
  readonly url: string;
  /** Stages are mapped at the root of their local port, as a custom domain maps them. */
  readonly stages: readonly string[];
}

const cloudUrl =
  /https:\/\/([a-z0-9-]+\.(?:(?:execute-api|s3)\.[a-z0-9-]+\.amazonaws\.com|cloudfront\.net))(?:\/([\w-]+))?/g;

/**
 * Replaces the cloud URLs of the product's own APIs, sites and buckets by local ones; other people's URLs stay.
 * `https://a1.execute-api.us-east-1.amazonaws.com/live/x` -> `http://127.0.0.1:4301/x`
 */
export const localise = (text: string, domains: ReadonlyMap<string, LocalDomain>): string => {
  if (!text.includes('https://')) return text;
  return text.replace(cloudUrl, (whole: string, domain: string, segment: string | undefined) => {
    const local = domains.get(domain);
    if (!local) return whole;
    return segment === undefined || local.stages.includes(segment) ? local.url : `${local.url}/${segment}`;
  });
};
