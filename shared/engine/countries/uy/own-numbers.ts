import { layout } from '../../layout.ts';
import type { Layout } from '../../layout.ts';

/**
 * How long each bank's account numbers are, and what they consist of; no check digit is public. From the bank-data provider's
 * table (Prometeo, 2025-11) and where the payout documentation of dLocal (2021) differs from it. No source knows longer ones;
 * shorter ones are what is left when leading zeros are not written, so the first part takes up the difference.
 */
interface OwnNumber {
  readonly layout: Layout<Part, never>;
  /** The bank itself writes every number with its leading zeros. */
  readonly isFilled: boolean;
  /** Lengths of an older numbering: zeros ahead would not turn them into the number of today. */
  readonly older: readonly number[];
}

type Part = 'branch' | 'product' | 'account' | 'subaccount';

function filled(shape: Layout<Part, never>, older: readonly number[] = []): OwnNumber {
  return { layout: shape, isFilled: true, older };
}

function upTo(min: number, max: number): OwnNumber {
  return { layout: whole(min, max), isFilled: false, older: [] };
}

export function whole(min: number, max: number): Layout<Part, never> {
  return layout([{ part: 'account', size: [min, max] }]);
}

/** BROU: client and subaccount. 1234567-00001 is 00123456700001. Twelve or thirteen digits may be an older numbering. */
const brou = layout([
  { part: 'account', size: [1, 9] },
  { part: 'subaccount', size: 5 },
]);

/** Heritage: account and subaccount. */
const heritage = layout([
  { part: 'account', size: [1, 7] },
  { part: 'subaccount', size: 2 },
]);

/** Santander: branch and account; twelve digits are an account without its branch. */
const santander = layout([
  { part: 'branch', size: [0, 4], role: 'branch' },
  { part: 'account', size: 12 },
]);

/** BHU: branch, which begins with 0, product, and the account with a check digit whose rule is not public. */
const bhu = layout([
  { part: 'branch', size: [1, 3], role: 'branch' },
  { part: 'product', size: 2 },
  { part: 'account', size: 7 },
]);

/** Bandes: branch and account. */
const bandes = layout([
  { part: 'branch', size: [0, 3], role: 'branch' },
  { part: 'account', size: 6 },
]);

export const ownNumbers: ReadonlyMap<string, OwnNumber> = new Map([
  ['000', filled(whole(3, 10))],
  ['001', filled(brou, [12, 13])],
  ['091', filled(bhu, [10])],
  ['110', filled(bandes)],
  ['113', filled(whole(3, 7))],
  ['128', filled(whole(3, 10), [7])],
  ['137', filled(santander, [12])],
  ['153', upTo(3, 9)],
  ['157', upTo(4, 10)],
  ['162', filled(heritage)],
  ['246', upTo(3, 12)],
  ['452', upTo(3, 8)],
  ['815', filled(whole(3, 7))],
  ['6917', upTo(3, 11)],
]);
