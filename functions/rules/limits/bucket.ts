/** How many calls may come at once, and how many more each second brings. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket of tokens as it was left. */
export interface Bucket {
  readonly tokens: number;
  readonly atMs: number;
}

export interface Taken {
  readonly isTaken: boolean;
  readonly left: Bucket;
  /** Calls that may follow at once. */
  readonly remaining: number;
  /** Until the next call, 0 while there are some. */
  readonly waitSeconds: number;
  /** Until it is full again. */
  readonly fullInSeconds: number;
}

/**
 * Takes one token of a bucket that fills up again evenly. A clock that was turned back fills nothing.
 * With 2 a second and a burst of 10: ten calls pass at once, the eleventh half a second later.
 */
export const takeToken = (before: Bucket | undefined, { burst, perSecond }: Rate, nowMs: number): Taken => {
  const passedMs = before ? Math.max(0, nowMs - before.atMs) : 0;
  const held = before ? Math.min(burst, before.tokens + (passedMs / 1000) * perSecond) : burst;
  const isTaken = held >= 1;
  const tokens = isTaken ? held - 1 : held;
  return {
    isTaken,
    left: { tokens, atMs: nowMs },
    remaining: Math.floor(tokens),
    waitSeconds: isTaken ? 0 : Math.max(1, Math.ceil((1 - held) / perSecond)),
    fullInSeconds: Math.ceil((burst - tokens) / perSecond),
  };
};
