import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { newId } from '../../proof.ts';
import { hashOfEntry } from '../../audit/chain.ts';
import { firstMonth, placeOfNumber } from '../../rules/audit/place.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import type { Item } from '../table/row.ts';
import { appendWith } from './append.ts';
import { verbs } from './trail.ts';

ownTable();

const [november, december, march] = [
  '2026-11-29T10:00:00.000Z',
  '2026-12-01T10:00:00.000Z',
  '2027-03-01T10:00:00.000Z',
];

const partition = async (pk: string): Promise<readonly Item[]> => {
  const ExpressionAttributeValues = { ':pk': pk };
  const asked = { TableName: TableName(), KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues };
  return (await documents().send(new QueryCommand(asked))).Items ?? [];
};
const months = [firstMonth, '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'];
const partitions = [...months, 'ANCHORS'].map((month) => `AUDIT#${month}`);

const drop = ({ pk, sk }: Item) => documents().send(new DeleteCommand({ TableName: TableName(), Key: { pk, sk } }));
const put = (item: Item) => documents().send(new PutCommand({ TableName: TableName(), Item: item }));

beforeEach(async () => {
  for (const pk of partitions) await Promise.all((await partition(pk)).map(drop));
});

const act = (at: string, why = 'ticket 4711') => ({
  id: newId('aud', at),
  at,
  by: 'arn:aws:iam::111122223333:user/clara',
  what: 'find',
  why,
  userId: undefined,
  details: { credits: 5 },
});
const append = (at: string, why?: string) => appendWith([], act(at, why));
const verified = (now = march, anchor?: { n: number; hash: string }) => verbs.verify.run({ now, anchor });
const entry = async (month: string, n: number): Promise<Item> => {
  const found = (await partition(`AUDIT#${month}`)).find(({ sk }) => sk === placeOfNumber(n));
  if (!found) throw new Error(`There is no number ${n}`);
  return found;
};

test('twenty at once take twenty numbers: no gap, no fork', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => append(november, `ticket ${index}`)));
  expect(await verified()).toMatchObject({ entries: 20, beforeTheChain: 0, head: { n: 20 }, faults: [] });
  const reasons = (await partition(`AUDIT#${firstMonth}`)).map(({ why }) => why);
  expect(new Set(reasons).size).toBe(20);
});

test('a month ends in an entry that leads to the next, however many months nobody did anything, and twelve who begin one at once begin it once', async () => {
  await append(november);
  await append(december);
  await Promise.all(Array.from({ length: 12 }, () => append(march)));
  // Two months ended: 1 and 1 and 12, and an end each.
  expect(await verified()).toMatchObject({ entries: 16, head: { n: 16 }, faults: [] });
  expect(await entry(firstMonth, 2)).toMatchObject({ what: 'month-ended', details: { next: '2026-12' } });
  expect(await entry('2026-12', 4)).toMatchObject({ what: 'month-ended', details: { next: '2027-03' } });
});

test('whoever comes late with the clock of the month before goes on where the chain is', async () => {
  await append(november);
  await append(december);
  await append(november, 'late');
  expect(await entry('2026-12', 4)).toMatchObject({ why: 'late', at: november });
  expect(await verified()).toMatchObject({ faults: [] });
});

test('a clock of before the product writes where the chain begins', async () => {
  await append('2020-01-01T10:00:00.000Z', 'early');
  await append('2020-02-01T10:00:00.000Z', 'early');
  await append(november);
  expect(await verified()).toMatchObject({ entries: 3, head: { n: 3 }, faults: [] });
});

test('an act whose condition fails is not recorded, and says which', async () => {
  const never = {
    Put: { TableName: TableName(), Item: { pk: 'X', sk: 'X' }, ConditionExpression: 'attribute_exists(pk)' },
  };
  expect(await appendWith([never], act(november))).toBe(0);
  expect(await verified()).toMatchObject({ entries: 0 });
});

const five = async () => {
  for (let n = 1; n <= 5; n++) await append(november, `ticket ${n}`);
};

test('an altered entry is told, also where its own hash was computed anew', async () => {
  await five();
  const third = await entry(firstMonth, 3);
  await put({ ...third, why: 'nothing' });
  expect((await verified()).faults).toMatchObject([{ kind: 'altered', n: 3 }]);
  const { pk: _pk, sk: _sk, ...content }: Item = { ...third, why: 'nothing' };
  await put({ ...third, why: 'nothing', hash: hashOfEntry(content) });
  expect((await verified()).faults).toMatchObject([{ kind: 'altered', n: 3 }]);
  await put({ ...third, added: 'later' });
  expect((await verified()).faults).toMatchObject([{ kind: 'altered', n: 3 }]);
});

test('a dropped entry is told, and one that stands in the place of another', async () => {
  await five();
  const [second, third] = [await entry(firstMonth, 2), await entry(firstMonth, 3)];
  await drop(second);
  expect((await verified()).faults[0]).toMatchObject({ kind: 'dropped', n: 2 });
  await put({ ...third, sk: second['sk'] });
  await put({ ...second, sk: third['sk'] });
  expect((await verified()).faults[0]).toMatchObject({ kind: 'reordered', n: 2 });
});

test('a tail that was cut off is told by the head that was kept of an hour, and by one that a log says', async () => {
  await five();
  const { head } = await verified();
  await drop(await entry(firstMonth, 5));
  expect((await verified()).faults).toEqual([]);
  expect((await verified(march, head)).faults).toMatchObject([{ kind: 'truncated', n: 5 }]);
  expect(await verbs.keepAnchor.run(head, december)).toBe('kept');
  expect((await verified()).faults).toMatchObject([{ kind: 'truncated', n: 5 }]);
});

test('a tail that was cut off after the second look of a day, and grew again, is told', async () => {
  await five();
  const morning = (await verified()).head;
  expect(await verbs.keepAnchor.run(morning, december)).toBe('kept');
  await append(march, 'ticket 6');
  const noon = (await verified()).head;
  expect(await verbs.keepAnchor.run(noon, december.replace('T10', 'T16'))).toBe('kept');
  for (const pk of partitions)
    for (const item of await partition(pk))
      if (Number(item['n']) > morning.n && pk !== keys.auditAnchor('').pk) await drop(item);
  await append(march, 'ticket 7');
  expect((await verified()).faults).toMatchObject([{ kind: 'altered', n: noon.n }]);
});

test('what was kept of an hour is never written over', async () => {
  const hash = '0'.repeat(64);
  await verbs.keepAnchor.run({ n: 7, hash }, december);
  expect(await verbs.keepAnchor.run({ n: 1, hash }, december)).toBe('keptBefore');
  expect(await partition(keys.auditAnchor('').pk)).toMatchObject([{ n: 7 }]);
});

test('entries of before the chain are counted apart, and one that is slipped in beside it later is told', async () => {
  const alone = (at: string) => ({ ...keys.audit(firstMonth, `${at}#aud_1`), ...act(at), userId: 'usr_1' });
  await put(alone('2026-11-20T10:00:00.000Z'));
  await append(november);
  expect(await verified()).toMatchObject({ entries: 1, beforeTheChain: 1, faults: [] });
  await put(alone('2026-11-30T10:00:00.000Z'));
  expect((await verified()).faults).toMatchObject([{ kind: 'stray' }]);
  expect(await verbs.list.run(firstMonth, 10)).toHaveLength(3);
});

test('a row whose place is no number of the chain stops nobody who appends, however many there are, and each is told', async () => {
  const places = ['N#3', 'N#0000000000019', 'N#', ...Array.from({ length: 9 }, (_, index) => `N#9${index}`)];
  for (const place of places) await put({ ...keys.audit(firstMonth, place), ...act(november), userId: 'usr_1' });
  for (let n = 1; n <= 3; n++) await append(november, `ticket ${n}`);
  expect(await verified()).toMatchObject({ entries: 3, beforeTheChain: 0, head: { n: 3 } });
  expect((await verified()).faults.map(({ kind }) => kind)).toEqual(places.map(() => 'stray'));
});

test('a row that says it is of before the chain is believed where it stood then, and in no other month and place', async () => {
  const old = '2026-11-20T10:00:00.000Z';
  const planted = (month: string, place: string) => put({ ...keys.audit(month, place), ...act(old), userId: 'usr_1' });
  await planted('2026-12', `${old}#aud_1`);
  await planted('2027-04', `${old}#aud_1`);
  await planted(firstMonth, '2026-11-19T10:00:00.000Z#aud_1');
  expect((await verified()).faults).toMatchObject([{ kind: 'stray' }, { kind: 'stray' }, { kind: 'stray' }]);
  await planted(firstMonth, `${old}#aud_1`);
  expect(await verified()).toMatchObject({ beforeTheChain: 1, faults: { length: 3 } });
});
