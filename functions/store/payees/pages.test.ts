import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { savedPayee } from '../../../infra/testing/saved-payee.ts';
import { connect } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { lineItem, pageIn } from './pages.ts';
import { transact } from '../table/transaction.ts';

ownTable();

const now = '2026-11-22T10:00:00.000Z';
const ports = () =>
  connect(['payeePages.read', 'payeePages.fold', 'payees.create', 'payees.change', 'payees.remove', 'payeeList.list']);

/** Payees whose lines share a page. */
const onOnePage = (count: number): readonly string[] =>
  Array.from({ length: count }, () => `${newId('pye', now).slice(0, -2)}0a`);

const pageOf = async (userId: string) => {
  const { Item = {} } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.payeePage(userId, '0a'), ConsistentRead: true }),
  );
  return Item;
};

test('lines that are folded together read as they did, and so do those that are written and taken away afterwards', async () => {
  const { payeePages, payees } = await ports();
  const userId = newId('usr', now);
  const ids = onOnePage(20);
  for (const [serial, id] of ids.entries()) await savedPayee(userId, now, { id, name: `Payee ${serial}` });
  const namesNow = async () => (await payeePages.read(userId)).map(({ name }) => name).toSorted();
  const before = await namesNow();
  expect(before).toHaveLength(20);
  await payeePages.fold(userId, ids[0] ?? '');
  const page = await pageOf(userId);
  expect(Object.keys(page).filter((name) => name.startsWith('pye_')).length).toBeLessThan(8);
  expect(await namesNow()).toEqual(before);
  await payees.change(userId, ids[3] ?? '', (seen) => ({ ...seen, name: 'Renamed' }), { now });
  await payees.remove(userId, ids[4] ?? '', now);
  const after = [...before.filter((name) => name !== 'payee 3' && name !== 'payee 4'), 'renamed'].toSorted();
  expect(await namesNow()).toEqual(after);
  for (const id of onOnePage(8)) await savedPayee(userId, now, { id, name: 'More' });
  await payeePages.fold(userId, ids[0] ?? '');
  expect(await namesNow()).toEqual([...after, ...Array<string>(8).fill('more')].toSorted());
});

test('folding takes no line that is written meanwhile', async () => {
  const { payeePages } = await ports();
  const userId = newId('usr', now);
  const ids = onOnePage(60);
  const write = async (id: string) => transact([await lineItem(userId, id, `\t\t\t${id}\t`)]);
  for (const [index, id] of ids.entries()) {
    const folding = index % 3 === 0 ? [payeePages.fold(userId, id)] : [];
    await Promise.all([write(id), ...folding]);
  }
  expect((await payeePages.read(userId)).map(({ id }) => id).toSorted()).toEqual([...ids].toSorted());
});

test('every so many writes one folds its page', async () => {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
  try {
    const userId = newId('usr', now);
    for (const id of onOnePage(9)) await savedPayee(userId, now, { id });
    expect(await pageIn(userId, await pageOf(userId))).toMatchObject({ loose: 1 });
  } finally {
    chance.mockRestore();
  }
});

test('a damaged page is told, takes no other with it, and is not written over', async () => {
  const { payeePages, payeeList } = await ports();
  const userId = newId('usr', now);
  const ids = onOnePage(9);
  for (const id of ids) await savedPayee(userId, now, { id });
  const elsewhere = await savedPayee(userId, now, { id: `${newId('pye', now).slice(0, -2)}0b` });
  const damaged = { ...(await pageOf(userId)), folded: Buffer.from('no gzip'), [ids[0] ?? '']: 7 };
  await documents().send(new PutCommand({ TableName: TableName(), Item: damaged }));
  const read = (await payeePages.read(userId)).map(({ id }) => id);
  expect(read).toContain(elsewhere.id);
  expect(read).not.toContain(ids[0]);
  expect(await payeeList.list(userId, {}, { limit: 50 })).toMatchObject({ nextCursor: null });
  await payeePages.fold(userId, ids[1] ?? '');
  expect(Buffer.from((await pageOf(userId))['folded'] as Uint8Array).toString()).toBe('no gzip');
});
