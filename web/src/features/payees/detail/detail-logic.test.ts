import { describe, expect, it } from 'vitest';
import { createValidation } from '#shared/contract/app/validations.ts';
import type { Account, PayeeEvent } from '../api/payees.ts';
import { accusedIn } from './accused.ts';
import { questionOf } from './question.ts';

const at = '2026-11-22T15:42:00.000Z';
const asked = { bankCode: null, branchCode: null, routingNumber: null, accountType: null, document: null };
const account = (id: string, change: Partial<Account> = {}): Account => ({
  id,
  asked,
  country: 'MX',
  accountFormat: 'CLABE',
  accountNumber: '002115016003269411',
  anatomy: [],
  bank: null,
  holder: null,
  firstAt: at,
  lastAt: at,
  validationId: null,
  confirmed: true,
  ...change,
});
const event = (what: PayeeEvent['what'], accountId: string | null): PayeeEvent => ({
  what,
  accountId,
  at,
  validationId: null,
  was: null,
  times: 1,
});

describe('«No es suya» takes away', () => {
  it('the new account that nobody confirmed', () => {
    const accounts = [account('old'), account('new', { confirmed: false })];
    expect(accusedIn({ accounts, events: [] }, { what: 'otherAccount' })).toBe('new');
  });

  it('the account of which the bank said another holder', () => {
    const accounts = [account('a'), account('b')];
    const events = [event('same', 'a'), event('otherHolder', 'b')];
    expect(accusedIn({ accounts, events }, { what: 'otherHolder' })).toBe('b');
  });

  it('nothing where the account is gone, or nobody said which', () => {
    const events = [event('otherHolder', 'gone')];
    expect(accusedIn({ accounts: [account('a')], events }, { what: 'otherHolder' })).toBeUndefined();
    expect(accusedIn({ accounts: [account('a')], events: [] }, { what: 'otherPayee' })).toBeUndefined();
  });
});

it('asking once more states what was stated the last time, in a way the server takes', () => {
  const stated = { ...asked, bankCode: '012', accountType: 'CHECKING', document: { type: 'RUT', number: '764512088' } };
  const question = questionOf({ name: 'Viña Los Aromos' }, account('a', { asked: stated }));
  expect(question).toEqual({
    country: 'MX',
    accountFormat: 'CLABE',
    accountNumber: '002115016003269411',
    bankCode: '012',
    accountType: 'CHECKING',
    documentType: 'RUT',
    documentNumber: '764512088',
    beneficiaryName: 'Viña Los Aromos',
    environment: 'production',
  });
  expect(createValidation.body.safeParse(question).error).toBeUndefined();
});
