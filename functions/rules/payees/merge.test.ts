import { expect, test } from 'vitest';
import { changesOf, isConfirmed } from './changes.ts';
import { merged } from './merge.ts';
import type { Payee, PayeeAccount } from './payee.ts';

const may = '2026-05-03T10:00:00.000Z';
const june = '2026-06-01T10:00:00.000Z';

const account = (id: string, more: Partial<PayeeAccount> = {}): PayeeAccount => ({
  id,
  country: 'MX',
  format: 'CLABE',
  accountNumber: id,
  normalized: id,
  masked: `•••${id}`,
  firstAt: may,
  ...more,
});

const payee = (...accounts: readonly PayeeAccount[]): Payee => ({
  id: 'pye_1',
  userId: 'usr_1',
  name: 'Acme',
  origin: 'document',
  accounts: [...accounts],
  names: [],
  validations: 1,
  recheck: 'never',
  events: [],
  createdAt: may,
  version: 1,
});

const answered = { lastAt: may, validationId: 'val_1' };

const standing = (after: Payee | 'full') =>
  after === 'full'
    ? after
    : [after.accounts.map((one) => [one.id, isConfirmed(after, one)]), changesOf(after).map(({ was }) => was)];

test('an account that somebody adds to a payee takes nothing from the one it began with', () => {
  const after = merged(payee(account('A', answered)), { account: account('B', { confirmedAt: june }) }, june);
  expect(standing(after)).toEqual([
    [
      ['A', true],
      ['B', true],
    ],
    [],
  ]);
});

test('an account that nobody confirmed waits beside the one it began with', () => {
  const after = merged(payee(account('A', answered)), { account: account('B', { firstAt: june }) }, june);
  expect(standing(after)).toEqual([
    [
      ['A', true],
      ['B', false],
    ],
    ['•••A'],
  ]);
});
