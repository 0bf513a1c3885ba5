import { createHash } from 'node:crypto';

export type Choices<T> = readonly [T, ...T[]];

/** A number in [0, 1) that depends only on its words: the same account always draws the same fate. */
export const draw = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join('|')).digest().readUInt32BE() / 2 ** 32;

export const pick = <T>(choices: Choices<T>, ...words: readonly (string | number)[]): T =>
  choices[Math.floor(draw(...words) * choices.length)] ?? choices[0];

export const digits = (length: number, ...words: readonly (string | number)[]): string =>
  Array.from({ length }, (_, place) => Math.floor(draw(...words, place) * 10)).join('');

/** Picks by weight: `[['a', 9], ['b', 1]]` gives `b` once in ten. */
export const weigh = <T>(choices: Choices<readonly [T, number]>, ...words: readonly (string | number)[]): T => {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = draw(...words) * total;
  for (const [choice, weight] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  return choices[0][0];
};
