import { expect, test } from 'vitest';
import { sampleValidation as row } from '../../../infra/testing/sample-validation.ts';
import { isFound, searchOf } from '../../rules/history/filter.ts';
import { searchLineOf } from './segments.ts';
import type { Validation } from '../validations/validation.ts';

const finds = async (search: string, found: Validation) => isFound(await searchLineOf(found), searchOf({ search }));

test('a row is found by the document that was asked and by the one the bank named', async () => {
  const answered = { ...row, answered: { documentNumber: 'CRM6702109K6' } };
  expect([await finds('crm670', answered), await finds('gode56', answered)]).toEqual([true, true]);
  expect(await finds('gode56', { ...row, answered: {} })).toBe(true);
});

test('a row is found by a name that its bank has no longer', async () => {
  expect(await finds('bancomer', { ...row, bankCode: '012' })).toBe(true);
});

test('a row is found by the bank that its number names, and by the one that was asked', async () => {
  const mixed = { ...row, bank: '002', bankCode: '012' };
  expect([await finds('banamex', mixed), await finds('012', mixed)]).toEqual([true, true]);
});
