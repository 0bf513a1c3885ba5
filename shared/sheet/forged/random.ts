/** Numbers that look random and are always the same for a seed (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    oneOf: <T>(...all: readonly [T, ...T[]]): T => all[below(all.length)] ?? all[0],
  };
};
export type Random = ReturnType<typeof randomFrom>;
