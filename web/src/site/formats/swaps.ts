import type { FormatNumber } from './format-number.ts';

export interface Swaps {
  /** Neighbours that differ, so that changing places changes the number. */
  readonly total: number;
  /** How many of those changes the engine does not see. */
  readonly passing: number;
  /** The last change it does not see; where it sees all of them, one in the middle. */
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
  const { shown = text, at = 0 } = passing.at(-1) ?? all[Math.floor(all.length / 2)] ?? {};
  return { total: all.length, passing: passing.length, shown, at };
};
