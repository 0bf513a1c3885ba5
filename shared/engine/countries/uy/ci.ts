import { complementOfTen } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import { documentKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';

/**
 * Identity card: seven digits, six or five on old ones, and a check digit. Weights 2 9 8 7 6 3 4, complement to ten; a short number
 * behaves as if it began with 0. 1234567: the sum is 148, so 2.
 */
export const ci = documentKind({
  type: 'CI',
  code: 'uy.ci',
  findings: { check_digit: 'error', zeros: 'error' },
  layout: layout(
    [
      { part: 'number', size: [5, 7] },
      { part: 'checkDigit', size: 1, role: 'check' },
    ],
    [
      {
        finding: 'check_digit',
        part: 'checkDigit',
        over: ['number', 'number'],
        method: { weights: [2, 9, 8, 7, 6, 3, 4], product: 'whole', remainders: complementOfTen },
      },
    ],
  ),
  rules: [zerosOnly],
  sandbox: [6, 8],
});
