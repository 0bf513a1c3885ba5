import * as z from 'zod';

type Words = readonly [string, ...string[]];

/** What stands for a word that only another version of the service knows. */
const unknown = 'unknown';

/** A list that another version may have words beyond; to be told apart from one that this version is sure of. */
export const shownOf = <const W extends Words>(words: W) => z.enum([...words, unknown]);

export const shown = <const W extends Words>(words: W, word: string): W[number] | typeof unknown =>
  words.find((known) => known === word) ?? unknown;
