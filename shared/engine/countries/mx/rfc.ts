import { countdown } from '../../check-digits.ts';
import type { WeightedSum } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import { after } from '../../normalise.ts';
import { documentKind } from '../../pack.ts';
import { isBirthdate } from './dates.ts';

/**
 * Check character: values by place in the alphabet (blank is 37, Ñ is 38), weights 13 to 2, 11 minus the remainder, 10 is A.
 * Companies have one letter less and are padded with a blank. GODE561231GR: the sum is 1026, remainder 3, so 8.
 * About 1.5 % of the RFCs in use carry another character: it is only a warning.
 */
const person: WeightedSum = {
  weights: countdown(13, 2),
  product: 'whole',
  remainders: '0A987654321',
  alphabet: '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ',
};
const company: WeightedSum = { ...person, before: () => ' ' };

function shape(letters: number, method: WeightedSum) {
  return layout(
    [
      { part: 'initials', size: letters, characters: 'A-Z&Ñ' },
      { part: 'date', size: 6 },
      { part: 'homoclave', size: 2, characters: '0-9A-Z' },
      { part: 'checkDigit', size: 1, role: 'check', characters: '0-9A' },
    ],
    [{ finding: 'check_digit', part: 'checkDigit', over: ['initials', 'homoclave'], method }],
  );
}

const ofPerson = shape(4, person);
const ofCompany = shape(3, company);

export const rfc = documentKind({
  type: 'RFC',
  code: 'mx.rfc',
  findings: { check_digit: 'warning', date: 'error' },
  layout: (text) => (isDigit(text.charAt(3)) ? ofCompany : ofPerson),
  // Initials may be MX themselves: MXAB561231GR8 is whole, MXGODE561231GR8 has the country ahead.
  writing: after('MX', '.{12,13}$'),
  rules: [
    (text) => {
      const from = isDigit(text.charAt(3)) ? 3 : 4;
      const isPossible = isBirthdate(text, from);
      return isPossible ? undefined : { finding: 'date', part: 'date', position: from + 1 };
    },
  ],
  // Generic numbers of the tax authority: general public, foreigners.
  accepted: ['XAXX010101000', 'XEXX010101000'],
});

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}
