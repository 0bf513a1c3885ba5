import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { batchLimits } from '#shared/validation/batches.ts';
import { keyRow } from '../../../infra/testing/key-row.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { newId } from '../../proof.ts';
import { newBatch } from '../../rules/batches/new-batch.ts';
import type { CountedRows } from '../../rules/keys/month-room.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { verbs as list } from './batch-list.ts';
import { verbs as batches } from './batches.ts';
import { verbs } from './new-batches.ts';

ownTable();

const now = '2026-11-22T10:00:00.000Z';
let users = 0;
const newUser = () => `usr_batches_${(users += 1)}`;

const batchOf = (userId: string, environment: 'sandbox' | 'production' = 'sandbox') =>
  newBatch({ id: newId('bat', now), userId, environment, bytes: 1, hasFile: false }, now);

const create = (batch: ReturnType<typeof batchOf>, more: { keyHash?: string; counted?: CountedRows } = {}) => {
  const { keyHash, counted } = more;
  const claim = keyHash === undefined ? undefined : { keyHash, requestHash: 'x', id: batch.id, carry: () => undefined };
  return verbs.createForKey.run(batch, { claim, counted });
};

const end = async (batch: ReturnType<typeof batchOf>) => {
  const seen = await batches.find.run(batch.userId, batch.id);
  if (!seen) throw new Error('There is no such batch');
  await batches.write.run(seen, { ...seen, stage: 'ended', completedAt: now });
};

const monthsOf = async (keyId: string): Promise<unknown> =>
  (await documents().send(new GetCommand({ TableName: TableName(), Key: keys.apiKey(keyId) }))).Item?.['months'];

test('of batches made at the same moment as many are made as may be unfinished, and no more', async () => {
  const userId = newUser();
  const made = await Promise.all(Array.from({ length: batchLimits.open + 5 }, () => create(batchOf(userId))));
  expect(made.filter((one) => one === 'created')).toHaveLength(batchLimits.open);
  expect(made.filter((one) => one === 'tooMany')).toHaveLength(5);
  const page = await list.page.run(userId, undefined, { limit: 100 });
  expect(page).toMatchObject({ rows: { length: batchLimits.open } });
});

test('one that ended leaves its place to the next, and takes it again if there is one', async () => {
  const userId = newUser();
  const full = Array.from({ length: batchLimits.open }, () => batchOf(userId));
  for (const batch of full) await create(batch);
  const [first, second] = full;
  if (!first || !second) throw new Error('There are batches');
  expect(await create(batchOf(userId))).toBe('tooMany');
  await end(first);
  expect(await create(batchOf(userId))).toBe('created');
  expect(await verbs.takePlace.run(userId, first.id)).toBe(false);
  await end(second);
  expect(await verbs.takePlace.run(userId, first.id)).toBe(true);
});

test('the month of a key counts every row, with the batch or not at all', async () => {
  const userId = newUser();
  const { keyId } = await keyRow({ userId });
  const counted = (rows: number): CountedRows => ({ keyId, month: '2026-11', rows, atMost: 1_000 });
  expect(await create(batchOf(userId), { counted: counted(1_001) })).toBe('monthUsedUp');
  expect(await create(batchOf(userId), { counted: counted(400), keyHash: 'one' })).toBe('created');
  expect(await create(batchOf(userId), { counted: counted(400), keyHash: 'one' })).toBe('keyUsed');
  expect(await create(batchOf(userId), { counted: counted(601) })).toBe('monthUsedUp');
  expect(await create(batchOf(userId), { counted: counted(600) })).toBe('created');
  expect(await create(batchOf(userId), { counted: counted(1) })).toBe('monthUsedUp');
  expect(await monthsOf(keyId)).toEqual({ '2026-11': 1_000 });
  expect(await list.page.run(userId, undefined, { limit: 10 })).toMatchObject({ rows: { length: 2 } });
});

test('a repeated request is told so though there is no place and no room any more', async () => {
  const userId = newUser();
  const { keyId } = await keyRow({ userId });
  const counted = { keyId, month: '2026-11', rows: 1_000, atMost: 1_000 };
  await create(batchOf(userId), { counted, keyHash: 'first' });
  for (let more = 1; more < batchLimits.open; more++) await create(batchOf(userId));
  expect(await create(batchOf(userId), { counted, keyHash: 'first' })).toBe('keyUsed');
});

test('a list of one environment passes the others without losing any', async () => {
  const userId = newUser();
  const made = Array.from({ length: 20 }, (_, index) => batchOf(userId, index % 9 === 0 ? 'production' : 'sandbox'));
  for (const batch of made) await create(batch);
  const wanted = made.filter(({ environment }) => environment === 'production').map(({ id }) => id);
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list.page.run(userId, 'production', { cursor, limit: 1 });
    if (page === 'invalidCursor') throw new Error('The cursor is of this list');
    found.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(found).toEqual(wanted.toSorted().toReversed());
});
