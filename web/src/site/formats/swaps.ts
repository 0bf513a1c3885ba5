import type { FormatNumber } from './format-number.ts';

export interface Swaps {
  /** Neighbours that differ, so that changing places changes the number. */
  readonly total: number;
  /** How many of those changes the engine does not see. */
  readonly passing: number;
  /** The first change it does not see; where it sees all of them, the last one of the number. */
  readonly shown: string;
  readonly at: number;
}

/** What becomes of a number when two neighbours change places, at every place where they can. */
export const swapsOf = ({ judge }: FormatNumber, number: string): Swaps => {
  const { normalized: text } = judge(number);
  const all = Array.from({ length: text.length - 1 }, (_, at) => at)
    .filter((at) => text[at] !== text[at + 1])
    .map((at) => ({
      at,
      shown: text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
    }))
    .map((swap) => ({ ...swap, passes: judge(swap.shown).state === 'well-formed' }));
  const passing = all.filter(({ passes }) => passes);
  const { shown = text, at = 0 } = passing[0] ?? all.at(-1) ?? {};
  return { total: all.length, passing: passing.length, shown, at };
};
