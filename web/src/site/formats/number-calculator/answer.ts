import type { DigitSum } from '#shared/engine/explain.ts';
import type { Judged } from '#shared/anatomy/reading.ts';
import { completed, type Completed, type Frame } from '../complete.ts';
import type { FormatNumber } from '../format-number.ts';

/** What a calculator says: the whole number with its computed digits, or what the typed one is. */
export type Answer =
  | {
      readonly says: 'completed';
      readonly whole: Completed;
      readonly judged: Judged;
      readonly sums: readonly DigitSum[];
      /** What was typed is also a whole number: of some identifiers the length does not tell. */
      readonly isWholeAlone: boolean;
    }
  | { readonly says: 'judged'; readonly judged: Judged };

/** `76086428-5`: whoever sets the last character apart means it to be the check digit. */
const setApart = /[-–—]\s*[0-9A-Za-z]{1,2}\s*$/;

export const answerOf = (of: FormatNumber, typed: string, frame: Frame | undefined): Answer => {
  const judged = of.judge(typed);
  const isWhole = judged.state === 'well-formed' && judged.confirmed > 0;
  const hasEnd = setApart.test(typed) && judged.missing === 0;
  const whole = frame && !hasEnd ? completed(of, typed, frame) : undefined;
  if (!whole) return { says: 'judged', judged };
  return {
    says: 'completed',
    whole,
    judged: of.judge(whole.number),
    sums: of.explain(whole.number),
    isWholeAlone: isWhole,
  };
};
