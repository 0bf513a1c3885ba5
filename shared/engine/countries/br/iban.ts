import { mod97 } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import { accountKind } from '../../pack.ts';

/**
 * IBAN as registered for Brazil (ISO 13616): bank by its ISPB, agency, account, type (C current, P savings), holder. It is 1
 * modulo 97, so with 00 for the check digits the remainder is what 98 lacks. 0036030500001 0009795493 P 1 followed by BR00
 * leaves 1: 98 - 1 is 97, as in BR9700360305000010009795493P1.
 */
export const iban = accountKind({
  format: 'IBAN',
  code: 'br.iban',
  findings: { check_digits: 'error', country: 'error' },
  layout: layout(
    [
      { part: 'country', size: 2, characters: 'A-Z' },
      { part: 'checkDigit', size: 2, role: 'check' },
      { part: 'bank', size: 8, role: 'bank' },
      { part: 'branch', size: 5, role: 'branch' },
      { part: 'account', size: 10 },
      { part: 'accountType', size: 1, characters: 'A-Z' },
      { part: 'holder', size: 1, characters: '0-9A-Z' },
    ],
    [
      {
        finding: 'check_digits',
        part: 'checkDigit',
        over: ['bank', 'holder'],
        method: { compute: (text, from, to) => twoDigits(98 - mod97('BR00', 0, 4, mod97(text, from, to))) },
      },
    ],
  ),
  rules: [
    (text) =>
      text.startsWith('BR') ? undefined : { finding: 'country', part: 'country', position: 1, expected: 'BR' },
  ],
  // Institutions without a clearing number have an ISPB too, and are on no public list.
  bank: { part: 'bank', registry: 'partial' },
  needs: { document: 'required' },
});

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}
