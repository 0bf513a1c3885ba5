import { complementOfTen, cycle, expectedCheck } from '../../check-digits.ts';
import type { WeightedSum } from '../../check-digits.ts';

/**
 * The two check digits of a CCI, each over its own block: weights 1 2 1 2 ... from the left, products by their digits,
 * complement to ten. No bank publishes the rule; it holds for every published CCI (github.com/ironFe93/perciban tests, bank
 * pages; 2026-11). Example 011 179 000100082130 94: 011179 adds up to 21, so 9; 000100082130 adds up to 16, so 4.
 */
export const office: WeightedSum = { weights: cycle([1, 2], 6), product: 'digit sum', remainders: complementOfTen };
export const account: WeightedSum = { weights: cycle([1, 2], 12), product: 'digit sum', remainders: complementOfTen };

/** A whole CCI from its first eighteen digits. */
export function withCheckDigits(body: string): string {
  return body + expectedCheck(office, body, 0, 6, {}) + expectedCheck(account, body, 6, 18, {});
}
