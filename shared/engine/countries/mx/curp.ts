import { complementOfTen, countdown } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import { documentKind } from '../../pack.ts';
import { isBirthdate } from './dates.ts';

const states = new Set(
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE'.split(' '),
);

/**
 * Population registry key. Check digit: values by place in the alphabet, weights 18 to 2, complement to ten.
 * BOXW310820HNERXN0: the sum is 2551, so 9. The character before it is a digit for births until 1999, a letter since 2000.
 */
export const curp = documentKind({
  type: 'CURP',
  code: 'mx.curp',
  findings: { check_digit: 'error', date: 'error', state: 'error' },
  layout: layout(
    [
      { part: 'initials', size: 4, characters: 'A-ZÑ' },
      { part: 'date', size: 6 },
      { part: 'sex', size: 1, characters: 'HMX' },
      { part: 'state', size: 2, characters: 'A-Z' },
      { part: 'consonants', size: 3, characters: 'A-ZÑ' },
      { part: 'century', size: 1, characters: '0-9A-Z' },
      { part: 'checkDigit', size: 1, role: 'check' },
    ],
    [
      {
        finding: 'check_digit',
        part: 'checkDigit',
        over: ['initials', 'century'],
        method: {
          weights: countdown(18, 2),
          product: 'whole',
          remainders: complementOfTen,
          alphabet: '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ',
        },
      },
    ],
  ),
  rules: [
    (text) => {
      const century = text.charAt(16) <= '9' ? 1900 : 2000;
      return isBirthdate(text, 4, century) ? undefined : { finding: 'date', part: 'date', position: 5 };
    },
    (text) => (states.has(text.slice(11, 13)) ? undefined : { finding: 'state', part: 'state', position: 12 }),
  ],
});
