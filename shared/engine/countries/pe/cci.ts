import { layout } from '../../layout.ts';
import { accountKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';
import { account, office } from './blocks.ts';
import { ownNumbers } from './own-numbers.ts';

/** Código de Cuenta Interbancario: bank, office, account, and one check digit for each half. */
export const cci = accountKind({
  format: 'CCI',
  code: 'pe.cci',
  findings: { check_digit_1: 'error', check_digit_2: 'error', zeros: 'error' },
  layout: layout(
    [
      { part: 'bank', size: 3, role: 'bank' },
      { part: 'branch', size: 3, role: 'branch' },
      { part: 'account', size: 12 },
      { part: 'checkDigit1', size: 1, role: 'check' },
      { part: 'checkDigit2', size: 1, role: 'check' },
    ],
    [
      { finding: 'check_digit_1', part: 'checkDigit1', over: ['bank', 'branch'], method: office },
      { finding: 'check_digit_2', part: 'checkDigit2', over: ['account', 'account'], method: account },
    ],
  ),
  rules: [zerosOnly],
  bank: { part: 'bank', registry: 'complete' },
  needs: { document: 'optional' },
  equivalents: (text) => {
    const bankCode = text.slice(0, 3);
    const accountNumber = ownNumbers.get(bankCode)?.fromCci(text);
    return accountNumber === undefined ? [] : [{ format: 'LOCAL', accountNumber, bankCode }];
  },
});
