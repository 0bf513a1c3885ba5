import { expect, test } from 'vitest';
import type { Question } from '../rules/bank/bank-answer.ts';
import type { Validation } from '../store/validations/validation.ts';
import { documentOf, pseudonymsOf } from './account-activity.ts';

const readable = { pseudonyms: { of: async (...texts: readonly string[]) => texts.join(' ') } };
const asked: Validation = {
  id: 'val_1',
  userId: 'usr_1',
  environment: 'production',
  status: 'PROCESSING',
  country: 'EC',
  format: 'LOCAL',
  accountNumber: '2201234567',
  normalized: '2201234567',
  documentType: 'CC',
  documentNumber: '1714307103',
  verified: false,
  createdAt: '2026-11-21T12:00:00.000Z',
};
const question: Question = { country: 'EC', format: 'LOCAL', accountNumber: '2201234567', bankCode: '0010' };
const named = async (validation: Validation, of: Question) =>
  pseudonymsOf(readable, { userId: validation.userId, question: of, document: await documentOf(validation) });
const accountOf = async (more: Partial<Question>) => (await named(asked, { ...question, ...more })).account;

test.for<[string, Partial<Question>]>([
  ['at another bank', { bankCode: '0036' }],
  ['at another branch', { branchCode: '0001' }],
  ['under another routing number', { routingNumber: '021000021' }],
  ['in another format', { format: 'IBAN' }],
  ['in another country', { country: 'UY' }],
])('the same digits %s are another account', async ([, more]) => {
  expect(await accountOf(more)).not.toBe(await accountOf({}));
});

test('who asks and whom they name do not make another account', async () => {
  expect(await accountOf({ documentNumber: '1', beneficiaryName: 'Ana' })).toBe(await accountOf({}));
});

test('a document belongs to its country, keeps its type readable and leaves out its check digit', async () => {
  expect((await named(asked, question)).asking).toEqual({
    by: 'customer usr_1',
    document: {
      type: 'CC',
      number: 'document EC 171430710',
      namedBy: 'namer usr_1 EC LOCAL 0010   2201234567',
    },
  });
});

test.for([
  ['CO', 'NIT', '901401497', '901401497-5'],
  ['PE', 'DNI', '10117410', '10117410-2'],
])('a %s %s is one document, with its check digit or without', async ([country = '', documentType, bare, whole]) => {
  const documentOf = async (documentNumber = '') =>
    (await named({ ...asked, country, documentType, documentNumber }, { ...question, country })).asking.document;
  expect(await documentOf(whole)).toEqual(await documentOf(bare));
});
