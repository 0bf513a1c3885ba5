/** Numbers from 0 up to 1 that a seed decides (mulberry32): a trial that fails can be played again. */
export const chanceOf = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (count: number): number => Math.floor(next() * count),
    happens: (share: number): boolean => next() < share,
  };
};
export type Chance = ReturnType<typeof chanceOf>;
