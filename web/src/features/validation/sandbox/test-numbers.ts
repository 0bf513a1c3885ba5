import type { CountryCode } from '#shared/engine/names.ts';
import { emptyDraft } from '../form/draft.ts';
import type { Draft } from '../form/draft.ts';

/** The last two digits of a sandbox account and what they bring about; docs/sandbox.md lists every one. */
export const testAnswers = {
  valid: '01',
  masked: '02',
  mediumRisk: '03',
  highRisk: '04',
  slow: '05',
  notFound: '11',
  otherCurrency: '12',
  failing: '21',
  silent: '31',
} as const;

export type TestAnswer = keyof typeof testAnswers;

/** What a sandbox account begins with, and the rest of the form beside it. */
const accounts: Readonly<Record<CountryCode, Partial<Draft> & { readonly accountNumber: string }>> = {
  AR: { accountFormat: 'CBU', accountNumber: '99970000000000000000' },
  BR: {
    accountFormat: 'LOCAL',
    accountNumber: '999700',
    bankCode: '999',
    branchCode: '0001',
    accountType: 'CHECKING',
    documentType: 'CPF',
    documentNumber: '39053344705',
  },
  CL: {
    accountNumber: '9997000000',
    bankCode: '999',
    accountType: 'CHECKING',
    documentType: 'RUT',
    documentNumber: '123456789',
  },
  CO: {
    accountNumber: '9997000000',
    bankCode: '1007',
    accountType: 'SAVINGS',
    documentType: 'CC',
    documentNumber: '123456789',
  },
  EC: {
    accountNumber: '99970000',
    bankCode: '0036',
    accountType: 'SAVINGS',
    documentType: 'CC',
    documentNumber: '1714307103',
  },
  MX: { accountFormat: 'CLABE', accountNumber: '9997000000000000' },
  PE: { accountFormat: 'CCI', accountNumber: '999700000000000000' },
  US: { accountNumber: '9997000000', routingNumber: '123123123' },
  UY: { accountNumber: '99970000', bankCode: '999' },
};

/** A whole account that the sandbox answers in the way that is wanted. */
export const testDraft = (country: CountryCode, wanted: TestAnswer): Draft => {
  const account = accounts[country];
  const accountNumber = account.accountNumber + testAnswers[wanted];
  return { ...emptyDraft, ...account, accountNumber, environment: 'sandbox' };
};
