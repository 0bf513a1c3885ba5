import { layout } from '../../layout.ts';
import { after } from '../../normalise.ts';
import { documentKind } from '../../pack.ts';

/**
 * Taxpayer registry: two digits from 01 to 22 (22 since 2024, DGI), six of the number, 001, check digit. Weights
 * 4 3 2 9 8 7 6 5 4 3 2, 11 minus the remainder, 11 is 0; where it would be 10 no number is issued. 21100342001: the sum is 70,
 * remainder 4, so 7. The six digits of the number are never all zero (python-stdnum, uy.rut): 210000000017 belongs to nobody,
 * although its sum agrees.
 */
export const rut = documentKind({
  type: 'RUT',
  code: 'uy.rut',
  findings: { check_digit: 'error', zeros: 'error', prefix: 'error', suffix: 'error' },
  layout: layout(
    [
      { part: 'prefix', size: 2 },
      { part: 'number', size: 6 },
      { part: 'suffix', size: 3 },
      { part: 'checkDigit', size: 1, role: 'check' },
    ],
    [
      {
        finding: 'check_digit',
        part: 'checkDigit',
        over: ['prefix', 'suffix'],
        method: { weights: [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], product: 'whole', remainders: '0 987654321' },
      },
    ],
  ),
  writing: after('UY'),
  rules: [
    (text) => {
      const prefix = text.slice(0, 2);
      return prefix >= '01' && prefix <= '22' ? undefined : { finding: 'prefix', part: 'prefix', position: 1 };
    },
    (text) => (text.startsWith('000000', 2) ? { finding: 'zeros', part: 'number', position: 3 } : undefined),
    (text) =>
      text.startsWith('001', 8) ? undefined : { finding: 'suffix', part: 'suffix', position: 9, expected: '001' },
  ],
});
