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
    await documents().send(
      new PutCommand({ TableName: TableName(), Item: { ...keys.movement(userId, when), kind, at: when } }),
    );
  const { found, owners } = await verbs.completedWithin.run({ from: at('10:00:00'), until: at('11:00:00') });
  expect(found).toEqual([]);
  expect(new Set(owners)).toEqual(new Set(['usr_granted', 'usr_ended']));
});

test('finds sessions of the widget that a key minted and that were minted or used then, and no other session', async () => {
  const [before, then, after] = ['2026-11-14T10:00:00.000Z', '2026-11-15T10:00:00.000Z', '2026-11-16T10:00:00.000Z'];
  const [userId, key] = ['usr_merchant', 'key_1'];
  const sessions = {
    minted: { userId, key, createdAt: then },
    used: { userId, key, createdAt: before, lastSeenAt: then },
    tried: { userId, createdAt: then },
    before: { userId, key, createdAt: before, lastSeenAt: before },
    after: { userId, key, createdAt: after },
    damaged: { key, createdAt: then },
  };
  const items = [
    ...Object.entries(sessions).map(([hash, row]) => ({ ...keys.widgetSession(hash), ...row })),
    { ...keys.session('login'), userId, key, createdAt: then },
  ];
  for (const Item of items) await documents().send(new PutCommand({ TableName: TableName(), Item }));
  const found = await verbs.completedWithin.run({ from: then, until: after });
  expect(found.sessions).toHaveLength(2);
  expect(found.sessions).toEqual(
    expect.arrayContaining([
      { userId, session: 'minted' },
      { userId, session: 'used' },
    ]),
  );
});

test('finds purchases that were begun, granted or given back, subscriptions that lived then, and none of nobody’s', async () => {
  const [before, then, after] = ['2026-11-16T10:00:00.000Z', '2026-11-17T10:00:00.000Z', '2026-11-18T10:00:00.000Z'];
  const [userId, status] = ['usr_buyer', 'success'];
  const payments = {
    pay_begun: { userId, createdAt: then },
    pay_granted: { userId, createdAt: before, grantedAt: then },
    pay_back: { userId, createdAt: before, grantedAt: before, takenBack: { cents: 1 } },
    pay_before: { userId, createdAt: before, grantedAt: before },
    pay_after: { userId, createdAt: after },
    pay_nobody: { createdAt: then },
  };
  const subscriptions = {
    sub_lives: { userId, createdAt: before },
    sub_ended: { userId, createdAt: before, endedAt: then },
    sub_before: { userId, createdAt: before, endedAt: before },
  };
  const items = [
    ...Object.entries(payments).map(([id, row]) => ({ ...keys.payment(id), id, status, ...row })),
    ...Object.entries(subscriptions).map(([id, row]) => ({ ...keys.subscription(id), id, status, ...row })),
  ];
  for (const Item of items) await documents().send(new PutCommand({ TableName: TableName(), Item }));
  const { purchases } = await verbs.completedWithin.run({ from: then, until: after });
  expect(purchases.map(({ id }) => id).toSorted()).toEqual([
    'pay_back',
    'pay_begun',
    'pay_granted',
    'sub_ended',
    'sub_lives',
  ]);
});

test('finds an answer by its key, whatever else of its row is damaged', async () => {
  const key = keys.validation('usr_spoiled', 'val_spoiled');
  const spoiled = { ...key, userId: 7, id: ['x'], completedAt: '2026-11-19T10:00:00.000Z' };
  await documents().send(new PutCommand({ TableName: TableName(), Item: spoiled }));
  const { found } = await verbs.completedWithin.run({ from: '2026-11-19T00:00:00.000Z', until: at });
  expect(found).toEqual([{ userId: 'usr_spoiled', id: 'val_spoiled' }]);
});

test('goes on behind the place where a call stopped, until the end of the table', async () => {
  const within = { from: '2026-11-21T00:00:00.000Z', until: '2026-11-22T00:00:00.000Z' };
  const owners = Array.from({ length: 8 }, (_, index) => `usr_big_${index}`);
  for (const userId of owners) {
    await answered(['VALID'], { userId, at: within.from });
    const ballast = { ...keys.movement(userId, 'ballast'), text: 'x'.repeat(300_000) };
    await documents().send(new PutCommand({ TableName: TableName(), Item: ballast }));
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
