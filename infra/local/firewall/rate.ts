interface Counted {
  /** By second, as many as the window is long. */
  readonly counts: Map<number, number>;
  sum: number;
}

interface Rate {
  readonly limit: number;
  readonly windowSeconds: number;
  /** In milliseconds. */
  readonly now: () => number;
}

/**
 * Counts by key over a window that moves on by the second, and says whether it was too many; what is refused counts, too.
 * AWS estimates, and looks about every ten seconds: it lets a flood in for that long, and lets who stopped in as much later.
 */
export const slidingRate = ({ limit, windowSeconds, now }: Rate): ((key: string) => boolean) => {
  const byKey = new Map<string, Counted>();

  const forgetBefore = (first: number, counted: Counted): void => {
    for (const [second, count] of counted.counts) {
      if (second >= first) return;
      counted.counts.delete(second);
      counted.sum -= count;
    }
  };

  return (key) => {
    const second = Math.floor(now() / 1000);
    const counted = byKey.get(key) ?? { counts: new Map(), sum: 0 };
    byKey.set(key, counted);
    forgetBefore(second - windowSeconds + 1, counted);
    counted.counts.set(second, (counted.counts.get(second) ?? 0) + 1);
    counted.sum += 1;
    return counted.sum > limit;
  };
};
