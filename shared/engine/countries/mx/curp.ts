import type { Beside } from '../../check-digits.ts';
import { complementOfTen, countdown } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import { documentKind } from '../../pack.ts';
import type { Said } from '../../pack.ts';
import { instant, isBirthdate } from './dates.ts';

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
  findings: {
    check_digit: 'error',
    date: 'error',
    state: 'error',
    future: 'error',
    letter_o: 'error',
    digit_zero: 'warning',
  },
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
    birth,
    (text) => (states.has(text.slice(11, 13)) ? undefined : { finding: 'state', part: 'state', position: 12 }),
  ],
});

type Birth = 'date' | 'future' | 'letter_o' | 'digit_zero';

/**
 * A digit in place 17 means birth until 1999, a letter since 2000 (RENAPO, Instructivo normativo para la asignación de la CURP),
 * so with a letter a day still to come is nobody's. The check digit sees no difference between O and 0: their values are 25
 * apart and place 17 weighs 2, which makes 50. What tells them apart is the date: BOXW310820HNERXNO9 would be born in 2031, so the
 * zero of BOXW310820HNERXN09 was meant; with a zero, MASI050805MVZRLR08 would be of 1905, so a letter may be.
 */
function birth(text: string, { today }: Beside): Said<Birth> | undefined {
  const sign = text.charAt(16);
  const isLetter = sign > '9';
  if (!isBirthdate(text, 4, isLetter ? 2000 : 1900)) return { finding: 'date', part: 'date', position: 5 };
  if (!isLetter && sign !== '0') return undefined;
  const century = { part: 'century', position: 17 } as const;
  if (instant(text, 4, 2000) <= (today ? Date.parse(today) : Date.now()))
    return isLetter ? undefined : { finding: 'digit_zero', ...century, expected: 'A-Z' };
  if (sign === 'O') return { finding: 'letter_o', ...century, expected: '0' };
  return isLetter ? { finding: 'future', part: 'date', position: 5 } : undefined;
}
