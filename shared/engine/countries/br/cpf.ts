import { countdown } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import { after } from '../../normalise.ts';
import { documentKind } from '../../pack.ts';
import { oneDigitRepeated } from './repeated.ts';

/** Remainders 0 and 1 both give 0, else 11 minus the remainder. */
export const belowTwoIsZero = '00987654321';

/**
 * Person's tax number (Receita Federal; python-stdnum, 2026-08). Weights 10 to 2, then 11 to 2 over nine digits and the first
 * check. 390533447: the sum is 221, remainder 1, so 0; with that 0 it is 259, remainder 6, so 5.
 */
export const cpfLayout = layout(
  [
    { part: 'number', size: 9 },
    { part: 'checkDigit1', size: 1, role: 'check' },
    { part: 'checkDigit2', size: 1, role: 'check' },
  ],
  [
    {
      finding: 'check_digit_1',
      part: 'checkDigit1',
      over: ['number', 'number'],
      method: { weights: countdown(10, 2), product: 'whole', remainders: belowTwoIsZero },
    },
    {
      finding: 'check_digit_2',
      part: 'checkDigit2',
      over: ['number', 'checkDigit1'],
      method: { weights: countdown(11, 2), product: 'whole', remainders: belowTwoIsZero },
    },
  ],
);

export const cpf = documentKind({
  type: 'CPF',
  code: 'br.cpf',
  findings: { check_digit_1: 'error', check_digit_2: 'error', repeated: 'error' },
  layout: cpfLayout,
  writing: after('BR'),
  rules: [oneDigitRepeated],
});
