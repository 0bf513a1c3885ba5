import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { newId } from '../../proof.ts';
import { listed, readList, sparseIndex, type Cursor } from './sparse-index.ts';
import { documents, TableName } from './table.ts';

ownTable();

const put = (id: string, list: Readonly<Record<string, string>>) =>
  documents().send(new PutCommand({ TableName: TableName(), Item: { pk: 'USER#1', sk: id, ...list } }));

const walked = async (before?: string): Promise<string[]> => {
  const found: string[] = [];
  let cursor: Cursor | undefined;
  do {
    const page = await readList('unsettled', { limit: 3, cursor, ...(before && { before }) });
    found.push(...page.places.map(({ sk }) => sk));
    cursor = page.next;
  } while (cursor);
  return found.toSorted();
};

test('a walk finds everything listed once, whatever partition it stands in, what the release before listed too', async () => {
  const ids = Array.from({ length: 60 }, () => newId('val', '2026-11-22T10:00:00.000Z'));
  await Promise.all(
    ids.map((id) => put(`VALIDATION#${id}`, listed('unsettled', id, `2026-11-22T10:00:00.000Z#${id}`))),
  );
  await put('VALIDATION#before', {
    [sparseIndex.partition]: 'UNSETTLED',
    [sparseIndex.sort]: '2026-11-22T10:00:00.000Z#before',
  });
  await put('WALLET', listed('wallets', 'usr_1', 'lot_1'));
  expect(await walked()).toEqual([...ids, 'before'].map((id) => `VALIDATION#${id}`).toSorted());
  expect(await walked('2026-11-22T09:59:59.000Z')).toEqual([]);
});

test('the oldest of all partitions come first, so that no partition waits for another', async () => {
  const { places } = await readList('unsettled', { limit: 1 });
  const sorts = places.map(({ unsettledSk }) => unsettledSk);
  expect(sorts.length).toBeGreaterThan(8);
  expect(sorts).toEqual(sorts.toSorted());
});

test('ids are spread over sixteen partitions', () => {
  const ids = Array.from({ length: 1_000 }, () => newId('val', '2026-11-22T10:00:00.000Z'));
  const counts = Map.groupBy(ids, (id) => listed('unsettled', id, '')[sparseIndex.partition]);
  expect(counts.size).toBe(16);
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThan(200);
});

test('an item that belongs to no customer hides nobody else', async () => {
  await put('WALLET', listed('wallets', 'usr_7', 'lot_7'));
  const foreign = { ...listed('wallets', 'usr_7', 'lot_6'), pk: 'AUDIT#2026-11', sk: '1' };
  await documents().send(new PutCommand({ TableName: TableName(), Item: foreign }));
  const { places, unreadable } = await readList('wallets', { limit: 10 });
  expect(places.map(({ sk }) => sk)).toEqual(['WALLET']);
  expect(unreadable.map(({ place }) => place.pk)).toEqual(['AUDIT#2026-11']);
});
