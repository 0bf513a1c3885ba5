/** One limit as headers tell it: how many calls a window takes, how many are left, and when it is whole again. */
export interface Told {
  readonly policy: string;
  readonly quota: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** `RateLimit-Policy` and `RateLimit` as draft-ietf-httpapi-ratelimit-headers-10 has them. */
export const rateHeaders = ({ policy, quota, windowSeconds, remaining, resetSeconds }: Told) => ({
  'ratelimit-policy': `"${policy}";q=${quota};w=${windowSeconds}`,
  ratelimit: `"${policy}";r=${remaining};t=${resetSeconds}`,
});
