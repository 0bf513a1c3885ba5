import type { MethodSetting } from './api.ts';
import type { Match } from './matching.ts';
import { type Bucket, tokenBucket } from './token-bucket.ts';

/** Method settings write a path as a JSON pointer: `/~1api~1validations` is `/api/validations`. */
const plainPath = (resourcePath: string): string =>
  resourcePath.startsWith('/~1') ? resourcePath.slice(1).replaceAll('~1', '/').replaceAll('~0', '~') : resourcePath;

/** The stage's limits: a method's own setting wins over the one for all methods. */
export const stageThrottle = (settings: readonly MethodSetting[], now: () => number): ((match: Match) => boolean) => {
  const buckets = new Map<string, Bucket>();
  for (const { HttpMethod, ResourcePath, ThrottlingRateLimit, ThrottlingBurstLimit } of settings)
    if (ThrottlingRateLimit !== undefined) {
      const bucket = tokenBucket(ThrottlingRateLimit, ThrottlingBurstLimit ?? ThrottlingRateLimit, now);
      buckets.set(`${HttpMethod} ${plainPath(ResourcePath)}`, bucket);
    }
  return ({ route }) => {
    const bucket = buckets.get(`${route.method} ${route.path}`) ?? buckets.get('* /*');
    return bucket?.take() ?? true;
  };
};
