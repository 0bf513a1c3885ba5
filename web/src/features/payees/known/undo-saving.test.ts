import { expect, it } from 'vitest';
import type { Account, Payee, PayeeEvent } from '../api/payees.ts';
import { undoOf } from './undo-saving.ts';

const at = '2026-11-22T15:42:00.000Z';
const account = (id: string, validationId: string): Account => ({
  id,
  validationId,
  country: 'MX',
  accountFormat: 'CLABE',
  accountNumber: '002115016003269411',
  anatomy: [],
  bank: null,
  asked: { bankCode: null, branchCode: null, routingNumber: null, accountType: null, document: null },
  holder: 'ACME',
  firstAt: at,
  lastAt: at,
  confirmed: true,
});
const event = (what: PayeeEvent['what'], accountId: string): PayeeEvent => ({
  what,
  accountId,
  at,
  validationId: null,
  was: null,
  times: 1,
});
const payee = (accounts: Account[], events: PayeeEvent[]): Payee => ({
  accounts,
  events,
  id: 'pye_1',
  name: 'Acme',
  document: null,
  origin: 'hand',
  recheck: 'never',
  nextRecheckAt: null,
  changed: [],
  createdAt: at,
  lastAt: at,
  validations: 1,
});

it('a payee that the saving made is deleted again', () => {
  expect(undoOf(payee([account('a', 'val_1')], [event('saved', 'a')]), 'val_1')).toEqual({ what: 'delete' });
});

it('an account that the saving added to a payee is taken away again, and the payee stays', () => {
  const both = [account('b', 'val_2'), account('a', 'val_1')];
  const grown = payee(both, [event('saved', 'b'), event('saved', 'a')]);
  expect(undoOf(grown, 'val_2')).toEqual({ what: 'removeAccount', account: 'b' });
});

it('nothing is taken back where all was there before', () => {
  const known = payee([account('a', 'val_1')], [event('same', 'a'), event('saved', 'a')]);
  expect(undoOf(known, 'val_1')).toBeUndefined();
  const older = payee([account('b', 'val_2'), account('a', 'val_1')], [event('saved', 'b'), event('saved', 'a')]);
  expect(undoOf(older, 'val_1')).toBeUndefined();
});

it('an account that the payee learned of by itself keeps its warning', () => {
  const both = [account('b', 'val_2'), account('a', 'val_1')];
  const learned = payee(both, [event('otherAccount', 'b'), event('saved', 'a')]);
  expect(undoOf(learned, 'val_2')).toBeUndefined();
});
