import { layout } from '../../layout.ts';
import { accountKind } from '../../pack.ts';
import type { Needs, Said } from '../../pack.ts';
import { bankOf } from '../../registry.ts';
import { zerosOnly } from '../../rules.ts';
import { banks } from './banks.ts';
import { usualLengthsAt } from './lengths.ts';

/** At Nequi and Daviplata the account is the holder's mobile number. */
const wallets = new Set(['507', '551']);
const bancolombia = '007';

const anywhere = layout([{ part: 'account', size: [3, 20] }]);
const mobile = layout([{ part: 'account', size: 10 }]);

/** A bank's own number: Colombia has no national key and no check digit, and no length that is sure, wallets apart. */
export const local = accountKind({
  format: 'LOCAL',
  code: 'co.local',
  findings: { zeros: 'error', mobile: 'error', unusual_length: 'warning' },
  layout: (_, { bankCode }) => (isWallet(bankCode) ? mobile : anywhere),
  rules: [zerosOnly, (text, { bankCode }) => (isWallet(bankCode) ? mobileNumber(text) : usualLength(text, bankCode))],
  sandbox: [1, 20],
  bank: { field: 'bankCode', registry: 'complete' },
  needs: (bankCode) => (bankOf(banks, bankCode)?.code === bancolombia ? anyDocument : citizenOrCompany),
});

/** The provider knows the other documents at Bancolombia only. */
const anyDocument: Needs = { bankCode: 'required', accountType: 'required', document: 'required' };
const citizenOrCompany: Needs = { ...anyDocument, documentTypes: ['CC', 'NIT'] };

function isWallet(bankCode: string | undefined): boolean {
  return wallets.has(bankOf(banks, bankCode)?.code ?? '');
}

function mobileNumber(text: string): Said<'mobile'> | undefined {
  return text.startsWith('3') ? undefined : { finding: 'mobile', part: 'account', position: 1, expected: '3' };
}

function usualLength({ length }: string, bankCode: string | undefined): Said<'unusual_length'> | undefined {
  const usual = usualLengthsAt(bankCode);
  return usual.lengths.has(length) ? undefined : { finding: 'unusual_length', expected: usual.said };
}
