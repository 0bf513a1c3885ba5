import type { Ledger } from '../engine/explain.ts';

export interface LedgerLine {
  readonly weight?: number | undefined;
  readonly product?: number | undefined;
  /** Present under a check digit whose block is complete. */
  readonly check?: { readonly expected: string; readonly agrees: boolean };
}

/** The sum that matters now: the wrong one, or else the last one whose block is complete. */
const toldIn = (ledgers: readonly Ledger[]): Ledger | undefined =>
  ledgers.find(({ agrees }) => agrees === false) ?? ledgers.findLast(({ expected }) => expected !== undefined);

const covers = ({ from, to, weights }: Ledger, index: number) => weights.length > 0 && index >= from && index < to;

/** What the sums say under the character at `index`. Where two sums take it in, the one told in the caption speaks. */
export const ledgerAt = (ledgers: readonly Ledger[], index: number): LedgerLine => {
  const told = toldIn(ledgers);
  const over = told && covers(told, index) ? told : ledgers.find((ledger) => covers(ledger, index));
  const own = ledgers.find(({ position }) => position - 1 === index);
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

export const captionOf = (ledgers: readonly Ledger[]): Caption => {
  const told = toldIn(ledgers);
  if (told?.expected === undefined || told.terms.length === 0) return { key: 'open' };
  const { sum, modulus, expected } = told;
  const total = sum + Number(expected);
  if (modulus !== 10 || total % 10 !== 0) return { key: 'remainder', sum, modulus, expected };
  return expected === '0' ? { key: 'exact', sum } : { key: 'sum', sum, total, expected };
};
