/** What a limit has left. */
export interface Bucket {
  readonly take: () => boolean;
}

/**
 * Token bucket: `burst` tokens at first, `rate` new ones per second, never more than `burst`.
 * With rate 1 and burst 3: three calls pass at once, the fourth a second later.
 */
export const tokenBucket = (rate: number, burst: number, now: () => number): Bucket => {
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
