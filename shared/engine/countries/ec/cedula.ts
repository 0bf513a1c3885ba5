import { complementOfTen, expectedCheck } from '../../check-digits.ts';
import type { WeightedSum } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import { documentKind } from '../../pack.ts';
import type { Said } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';

/**
 * Check digit of the cédula: weights 2 1 2 1 ... over nine digits, digits of the products, complement to ten.
 * 171430710: 2+7+2+4+6+0+5+1+0 = 27, so 3. Source: github.com/arthurdejong/python-stdnum.
 */
export const ofPerson: WeightedSum = {
  weights: [2, 1, 2, 1, 2, 1, 2, 1, 2],
  product: 'digit sum',
  remainders: complementOfTen,
};

export const cedula = documentKind({
  type: 'CC',
  code: 'ec.cc',
  findings: { check_digit: 'error', zeros: 'error', province: 'error', third_digit: 'warning' },
  layout: layout(
    [
      { part: 'province', size: 2 },
      { part: 'number', size: 7 },
      { part: 'checkDigit', size: 1, role: 'check' },
    ],
    [{ finding: 'check_digit', part: 'checkDigit', over: ['province', 'number'], method: ofPerson }],
  ),
  rules: [zerosOnly, knownProvince, personsThirdDigit],
});

/** 01 to 24, 30 for those registered abroad, 50. */
export function knownProvince(text: string): Said<'province'> | undefined {
  const province = Number(text.slice(0, 2));
  const exists = (province >= 1 && province <= 24) || province === 30 || province === 50;
  return exists ? undefined : { finding: 'province', part: 'province', position: 1, expected: '01-24, 30, 50' };
}

/** Citizens have 0 to 5 there, foreigners 6. The civil registry says that nobody should be refused for it. */
export function personsThirdDigit(text: string): Said<'third_digit'> | undefined {
  return text.charAt(2) <= '6' ? undefined : { finding: 'third_digit', part: 'number', position: 3, expected: '0-6' };
}

export function isPersons(text: string): boolean {
  return expectedCheck(ofPerson, text, 0, 9, {}) === text.charAt(9);
}
