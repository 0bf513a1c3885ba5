/**
 * Numbers in [0, 1) that look random and repeat for the same seed, so that a failing run can be run again: mulberry32, a
 * 32-bit generator, enough to choose which calls fail.
 * Source: Tommy Ettinger, 2017, public domain (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c).
 * Seed 1 starts 0.6270739405881613, 0.002735721180215478, 0.5274470399599522.
 */
export const chanceFrom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
