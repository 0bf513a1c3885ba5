import { expectedCheck } from '../../check-digits.ts';
import type { WeightedSum } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import { after, grouped } from '../../normalise.ts';
import { documentKind } from '../../pack.ts';
import type { Said } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';

/**
 * NIT: primes 3 7 13 17 19 ... from the right, 11 minus the remainder; remainders 0 and 1 stand for themselves.
 * 213123432: the sum is 397, remainder 1, so 1. Source: github.com/arthurdejong/python-stdnum (230 of 230 numbers).
 */
const modulus11: WeightedSum = {
  weights: [43, 41, 37, 29, 23, 19, 17, 13, 7, 3],
  product: 'whole',
  remainders: '01987654321',
};

/** A company's nine digits, or a person's cédula of six to ten, and the check digit. */
const withDigit = layout(
  [
    { part: 'number', size: [6, 10] },
    { part: 'checkDigit', size: 1, role: 'check' },
  ],
  [{ finding: 'check_digit', part: 'checkDigit', over: ['number', 'number'], method: modulus11 }],
);
const withoutDigit = layout([{ part: 'number', size: [8, 10] }]);

export const nit = documentKind({
  type: 'NIT',
  code: 'co.nit',
  findings: { check_digit: 'error', zeros: 'error', digit_missing: 'warning', looks_like_cc: 'warning' },
  layout: (text) => (lacksDigit(text) ? withoutDigit : withDigit),
  rules: [zerosOnly, missingDigit],
  writing: { ...after('CO'), separators: `${grouped.separators},` },
  sandbox: [1, 11],
});

/**
 * Banks often leave the digit out: of a company (901401497), and of a person, whose NIT is the cédula and the digit (DIAN; eight
 * digits, or ten from 1.000.000.000 on since 2003). Nine digits can also be a person's eight and theirs; no company's nine and
 * digit begin with 1.
 */
function lacksDigit(text: string): boolean {
  const { length } = text;
  const canLack = length === 8 || (length === 9 && text >= '6') || (length === 10 && text.startsWith('1'));
  return canLack && !endsInItsDigit(text);
}

/** The digit is computed and offered. 1018464851: the sum is 728, remainder 2, so 9: 1018464851-9. */
function missingDigit(text: string): Said<'digit_missing' | 'looks_like_cc'> | undefined {
  if (!lacksDigit(text)) return undefined;
  const finding = text.length === 9 ? 'digit_missing' : 'looks_like_cc';
  const expected = expectedCheck(modulus11, text, 0, text.length, {});
  return { finding, part: 'number', position: text.length + 1, expected };
}

function endsInItsDigit(text: string): boolean {
  const last = text.length - 1;
  return expectedCheck(modulus11, text, 0, last, {}) === text.charAt(last);
}
