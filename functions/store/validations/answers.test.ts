import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { answered } from '../../../infra/testing/answered.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { verbs as validations } from './validations.ts';
import { verbs } from './answers.ts';

ownTable();

const at = '2026-11-20T10:00:00.000Z';
const span = { from: '2026-11-20T10:05:00.000Z', until: '2026-11-20T10:10:00.000Z' };

test('finds the answers completed from one instant up to another, of everybody, and no validation that owes one', async () => {
  const times = ['10:04:59.999', '10:05:00.000', '10:09:59.999', '10:10:00.000'];
  const [, first, last] = await Promise.all(
    times.map(async (time, index) => {
      const asked = { userId: `usr_${index}`, at, completedAt: `2026-11-20T${time}Z` };
      const [answer] = await answered(['ERROR'], asked);
      return { userId: asked.userId, id: answer?.id };
    }),
  );
  const draft = { userId: 'usr_open', id: 'val_open', environment: 'sandbox', createdAt: span.from } as const;
  const account = { country: 'MX', format: 'CLABE', accountNumber: '1', normalized: '1', verified: false };
  await validations.create.run({ ...draft, ...account, status: 'PROCESSING' });
  const { found, next } = await verbs.completedWithin.run(span);
  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining([first, last]));
  expect(next).toBeUndefined();
});

test('finds whose lots were granted or ended then, and nobody who only spent', async () => {
  const at = (time: string) => `2026-11-18T${time}.000Z`;
  const moved = [
    ['usr_granted', 'grant', at('10:00:00')],
    ['usr_ended', 'expire', at('10:59:59')],
    ['usr_spent', 'reserve', at('10:30:00')],
    ['usr_before', 'grant', at('09:59:59')],
    ['usr_after', 'grant', at('11:00:00')],
  ] as const;
  for (const [userId, kind, when] of moved)
    await documents.send(
      new PutCommand({ TableName: TableName(), Item: { ...keys.movement(userId, when), kind, at: when } }),
    );
  const { found, owners } = await verbs.completedWithin.run({ from: at('10:00:00'), until: at('11:00:00') });
  expect(found).toEqual([]);
  expect(new Set(owners)).toEqual(new Set(['usr_granted', 'usr_ended']));
});

test('finds an answer by its key, whatever else of its row is damaged', async () => {
  const key = keys.validation('usr_spoiled', 'val_spoiled');
  const spoiled = { ...key, userId: 7, id: ['x'], completedAt: '2026-11-19T10:00:00.000Z' };
  await documents.send(new PutCommand({ TableName: TableName(), Item: spoiled }));
  const { found } = await verbs.completedWithin.run({ from: '2026-11-19T00:00:00.000Z', until: at });
  expect(found).toEqual([{ userId: 'usr_spoiled', id: 'val_spoiled' }]);
});

test('goes on behind the place where a call stopped, until the end of the table', async () => {
  const within = { from: '2026-11-21T00:00:00.000Z', until: '2026-11-22T00:00:00.000Z' };
  const owners = Array.from({ length: 8 }, (_, index) => `usr_big_${index}`);
  for (const userId of owners) {
    await answered(['VALID'], { userId, at: within.from });
    const ballast = { ...keys.movement(userId, 'ballast'), text: 'x'.repeat(300_000) };
    await documents.send(new PutCommand({ TableName: TableName(), Item: ballast }));
  }
  const found: string[] = [];
  let [calls, after]: [number, string | undefined] = [0, undefined];
  do {
    const page = await verbs.completedWithin.run(within, after);
    found.push(...page.found.map(({ userId }) => userId));
    after = page.next;
    calls += 1;
  } while (after !== undefined);
  expect(calls).toBeGreaterThan(1);
  expect(found.toSorted()).toEqual(owners);
});
