import { layout } from '../../layout.ts';

import { accountKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';
import { firstBlock, secondBlock } from './blocks.ts';

/** Clave Virtual Uniforme, the account at a payment provider: 000, the provider's four digits, then as a CBU. */
export const cvu = accountKind({
  format: 'CVU',
  code: 'ar.cvu',
  findings: {
    check_digit_1: 'error',
    check_digit_2: 'error',
    zeros: 'error',
    prefix: 'error',
    reserved_digit: 'warning',
  },
  layout: layout(
    [
      { part: 'provider', size: 7, role: 'bank' },
      { part: 'checkDigit1', size: 1, role: 'check' },
      { part: 'account', size: 13 },
      { part: 'checkDigit2', size: 1, role: 'check' },
    ],
    [
      { finding: 'check_digit_1', part: 'checkDigit1', over: ['provider', 'provider'], method: firstBlock },
      { finding: 'check_digit_2', part: 'checkDigit2', over: ['account', 'account'], method: secondBlock },
    ],
  ),
  rules: [
    zerosOnly,
    (text) => {
      const wrong = [0, 1, 2].find((index) => text.charAt(index) !== '0');
      if (wrong === undefined) return undefined;
      return { finding: 'prefix', part: 'provider', position: wrong + 1, expected: '0' };
    },
    (text) =>
      text.charAt(8) === '0' ? undefined : { finding: 'reserved_digit', part: 'account', position: 9, expected: '0' },
  ],
  bank: { part: 'provider', registry: 'partial' },
  needs: { document: 'optional' },
});
