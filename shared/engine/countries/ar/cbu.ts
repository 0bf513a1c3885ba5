import { layout } from '../../layout.ts';

import { accountKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';
import { firstBlock, secondBlock } from './blocks.ts';

/** Clave Bancaria Uniforme, the account at a bank. With entity 000 it is a payment provider's CVU. */
export const cbu = accountKind({
  format: 'CBU',
  code: 'ar.cbu',
  findings: { check_digit_1: 'error', check_digit_2: 'error', zeros: 'error', is_cvu: 'warning' },
  layout: layout(
    [
      { part: 'bank', size: 3, role: 'bank' },
      { part: 'branch', size: 4, role: 'branch' },
      { part: 'checkDigit1', size: 1, role: 'check' },
      { part: 'account', size: 13 },
      { part: 'checkDigit2', size: 1, role: 'check' },
    ],
    [
      { finding: 'check_digit_1', part: 'checkDigit1', over: ['bank', 'branch'], method: firstBlock },
      { finding: 'check_digit_2', part: 'checkDigit2', over: ['account', 'account'], method: secondBlock },
    ],
  ),
  rules: [zerosOnly, (text) => (text.startsWith('000') ? { finding: 'is_cvu', part: 'bank' } : undefined)],
  bank: { part: 'bank', registry: 'complete' },
  needs: { document: 'optional' },
});
