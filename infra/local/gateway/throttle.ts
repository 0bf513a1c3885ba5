import type { MethodSetting } from './api.ts';
import type { Match } from './matching.ts';

interface Bucket {
  readonly take: () => boolean;
}

/**
 * Token bucket: `burst` tokens at first, `rate` new ones per second, never more than `burst`.
 * With rate 1 and burst 3: three calls pass at once, the fourth a second later.
 */
const tokenBucket = (rate: number, burst: number, now: () => number): Bucket => {
  let tokens = burst;
  let filledAt = now();
  return {
    take: () => {
      const time = now();
      tokens = Math.min(burst, tokens + ((time - filledAt) / 1000) * rate);
      filledAt = time;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
};

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
