import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { transact } from '../table/transaction.ts';
import { claimItem, verbs } from './idempotency.ts';

ownTable();

const at = '2026-11-22T10:00:00.000Z';
const lastSecond = '2026-11-23T10:00:00.000Z';
const later = '2026-11-23T10:00:01.000Z';
let carried = 0;
const claim = { keyHash: 'hash', requestHash: 'request', id: 'val_1', carry: () => (carried += 1) };
const find = (userId: string, now = at) => verbs.find.run(userId, 'hash', now);

test('a key is claimed once within a day, and again after it', async () => {
  expect(await transact([claimItem('usr_1', claim, at)])).toBeUndefined();
  expect(await transact([claimItem('usr_1', { ...claim, id: 'val_2' }, at)])).toBe(0);
  expect(await find('usr_1')).toEqual({ requestHash: 'request', id: 'val_1' });
  expect(await transact([claimItem('usr_1', { ...claim, id: 'val_2' }, lastSecond)])).toBe(0);
  expect(await find('usr_1', lastSecond)).toEqual({ requestHash: 'request', id: 'val_1' });
  expect(await find('usr_1', later)).toBeUndefined();
  expect(await transact([claimItem('usr_1', { ...claim, id: 'val_3' }, later)])).toBeUndefined();
});

test('a claim of the release before is found, and one of this release is readable to it', async () => {
  const own = { requestHash: 'request', validationId: 'val_9', ttl: Date.parse(later) / 1000 };
  await documents().send(
    new PutCommand({ TableName: TableName(), Item: { ...keys.idempotency('usr_2', 'hash'), ...own } }),
  );
  expect(await find('usr_2')).toEqual({ requestHash: 'request', id: 'val_9' });
  expect(claimItem('usr_1', claim, at).Put.Item).toMatchObject({ validationId: 'val_1' });
});

test('a claim knows that a transaction carries it', () => {
  const before = carried;
  claimItem('usr_1', claim, at);
  expect(carried).toBe(before + 1);
});
