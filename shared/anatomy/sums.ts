import type { DigitSum } from '../engine/explain.ts';

export interface DigitSumLine {
  readonly weight?: number | undefined;
  readonly product?: number | undefined;
  /** Present under a check digit whose block is complete. */
  readonly check?: { readonly expected: string; readonly agrees: boolean };
}

/** The sum that matters now: the wrong one, or else the last one whose block is complete. */
const toldIn = (digitSums: readonly DigitSum[]): DigitSum | undefined =>
  digitSums.find(({ agrees }) => agrees === false) ?? digitSums.findLast(({ expected }) => expected !== undefined);

const covers = ({ from, to, weights }: DigitSum, index: number) => weights.length > 0 && index >= from && index < to;

/** What the sums say under the character at `index`. Where two sums take it in, the one told in the caption speaks. */
export const digitSumAt = (digitSums: readonly DigitSum[], index: number): DigitSumLine => {
  const told = toldIn(digitSums);
  const over = told && covers(told, index) ? told : digitSums.find((digitSum) => covers(digitSum, index));
  const own = digitSums.find(({ position }) => position - 1 === index);
  return {
    weight: over?.weights[index - over.from],
    product: over?.terms.find((term) => term.index === index)?.product,
    ...(own?.expected !== undefined &&
      own.agrees !== undefined && { check: { expected: own.expected, agrees: own.agrees } }),
  };
};

export interface Caption {
  readonly key: 'open' | 'exact' | 'sum' | 'remainder';
  readonly sum?: number;
  readonly total?: number;
  readonly modulus?: number;
  readonly expected?: string;
}

export const captionOf = (digitSums: readonly DigitSum[]): Caption => {
  const told = toldIn(digitSums);
  if (told?.expected === undefined || told.terms.length === 0) return { key: 'open' };
  const { sum, modulus, expected } = told;
  const total = sum + Number(expected);
  if (modulus !== 10 || total % 10 !== 0) return { key: 'remainder', sum, modulus, expected };
  return expected === '0' ? { key: 'exact', sum } : { key: 'sum', sum, total, expected };
};
