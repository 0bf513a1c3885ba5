import { expectedCheck } from '../../check-digits.ts';
import type { WeightedSum } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import { after } from '../../normalise.ts';
import { documentKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';

/**
 * RUT and RUN. Weights 2 3 4 5 6 7 over and over from the right, 11 minus the remainder; 11 is 0, 10 is K.
 * 76086428: the sum is 149, remainder 6, so 5. Source: github.com/arthurdejong/python-stdnum (200 of 200 numbers).
 */
const modulus11: WeightedSum = {
  weights: [4, 3, 2, 7, 6, 5, 4, 3, 2],
  product: 'whole',
  remainders: '0K987654321',
};

const shape = (digits: readonly [number, number]) =>
  layout(
    [
      { part: 'number', size: digits },
      { part: 'checkDigit', size: 1, role: 'check', characters: '0-9K' },
    ],
    [{ finding: 'check_digit', part: 'checkDigit', over: ['number', 'number'], method: modulus11 }],
  );

const usual = shape([7, 8]);
/** Old people have shorter ones, foreigners with a provisional one (from 100.000.000 on) longer ones. */
const rare = shape([4, 9]);

/** A rare length is believed only when the check digit agrees: otherwise the number is unfinished or too long. */
export const rut = documentKind({
  type: 'RUT',
  code: 'cl.rut',
  findings: { check_digit: 'error', zeros: 'error', unusual_length: 'warning' },
  layout: (text) => (isUsual(text) || !endsInItsDigit(text) ? usual : rare),
  rules: [zerosOnly, (text) => (isUsual(text) ? undefined : { finding: 'unusual_length', expected: '8-9' })],
  writing: after('CL'),
  sandbox: [7, 10],
});

/** Is the last character the check digit of those before it? */
export function endsInItsDigit(text: string): boolean {
  const last = text.length - 1;
  return expectedCheck(modulus11, text, 0, last, {}) === text.charAt(last);
}

function isUsual({ length }: string): boolean {
  return length === usual.min || length === usual.max;
}
