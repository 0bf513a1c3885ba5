import { complementOfTen, cycle } from '../../check-digits.ts';
import { layout } from '../../layout.ts';

import { accountKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';

/** Clave Bancaria Estandarizada: bank (ABM), plaza, account, check digit. Any bank or plaza may be new: only a warning. */
export const clabe = accountKind({
  format: 'CLABE',
  code: 'mx.clabe',
  findings: { check_digit: 'error', zeros: 'error' },
  layout: layout(
    [
      { part: 'bank', size: 3, role: 'bank' },
      { part: 'plaza', size: 3, role: 'branch' },
      { part: 'account', size: 11 },
      { part: 'checkDigit', size: 1, role: 'check' },
    ],
    [
      {
        finding: 'check_digit',
        part: 'checkDigit',
        over: ['bank', 'account'],
        method: { weights: cycle([3, 7, 1], 17), product: 'unit', remainders: complementOfTen },
      },
    ],
  ),
  rules: [zerosOnly],
  bank: { part: 'bank', registry: 'complete' },
  needs: { document: 'optional' },
});
