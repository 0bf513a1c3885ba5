import { DeleteCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { poisoned } from '../../../infra/testing/damaged.ts';
import { failingTable, failsAfterwards, named } from '../../../infra/testing/failing-table.ts';
import { countedIn, stepsAt, truthOf, type SessionRow } from '../../../infra/testing/widget-sessions.ts';
import { newId } from '../../proof.ts';
import { keys } from '../table/keys.ts';
import { TableName } from '../table/table.ts';
import { hostsAtMost, verbs } from './days.ts';

let table: Awaited<ReturnType<typeof failingTable>>;
beforeAll(async () => {
  table = await failingTable();
});
afterAll(() => table?.close());

const now = '2026-11-22T23:59:58.000Z';
const someone = () => newId('usr', now);

const minted = (userId: string, more: Partial<SessionRow> = {}): SessionRow => ({
  userId,
  key: 'key_1',
  environment: 'production',
  origin: 'https://pagos.example.com',
  createdAt: now,
  steps: stepsAt(now, 'minted'),
  ...more,
});

const put = async (session: SessionRow): Promise<string> => {
  const hash = newId('hash', now);
  await table.sends(new PutCommand({ TableName: TableName(), Item: { ...keys.widgetSession(hash), ...session } }));
  return hash;
};

const change = (hash: string, fields: Readonly<Record<string, unknown>>) => {
  const names = Object.keys(fields);
  return table.sends(
    new UpdateCommand({
      TableName: TableName(),
      Key: keys.widgetSession(hash),
      UpdateExpression: `SET ${names.map((name) => `${name} = :${name}`).join(', ')}`,
      ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, fields[name]])),
    }),
  );
};

const daysOf = async (userId: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const found = await table.sends(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.wallet(userId).pk },
      ConsistentRead: true,
    }),
  );
  return (found as { Items: Record<string, unknown>[] }).Items;
};

const count = verbs.count.run;
const days = async (userId: string) =>
  (await verbs.list.run(userId, 'production', { from: '2026-11-22', to: '2026-11-23' })).map(({ date, counts }) => ({
    date,
    ...counts,
  }));

/** Steps in the order in which a payee takes them, each with what is written beside it. */
const path = [
  { steps: stepsAt(now, 'minted', 'opened') },
  { steps: stepsAt(now, 'minted', 'opened', 'asked') },
  { steps: stepsAt(now, 'minted', 'opened', 'asked', 'answered'), answered: { country: 'MX', verdict: 'mismatch' } },
  { steps: stepsAt(now, 'minted', 'opened', 'asked', 'answered'), answered: { country: 'CO', verdict: 'confirmed' } },
  {
    steps: stepsAt(now, 'minted', 'opened', 'asked', 'answered', 'accepted'),
    answered: { country: 'CO', verdict: 'confirmed' },
  },
] as const satisfies readonly Partial<SessionRow>[];

/** What happens to one of a few sessions: it goes on, is told of so often at once, is told of and dies, or leaves the table. */
const happening = fc.record({
  session: fc.nat(3),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constant('on' as const) },
    { weight: 3, arbitrary: fc.constantFrom('told', 'toldTwice', 'toldTogether') },
    { weight: 1, arbitrary: fc.constant('killed' as const) },
    { weight: 1, arbitrary: fc.constant('gone' as const) },
  ),
});

test('whatever is told twice, at once, late or to a consumer that dies, the counters say what the sessions say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 30 }), async (story) => {
      const userId = someone();
      const rows = [
        minted(userId),
        minted(userId, { environment: 'sandbox' }),
        minted(userId, { origin: 'http://localhost:8443', createdAt: '2026-11-23T00:00:00.000Z' }),
        minted(userId, { key: undefined as never }),
      ];
      const sessions = await Promise.all(rows.map(async (row) => ({ hash: await put(row), row, at: 0 })));
      const gone = new Map<string, SessionRow>();
      for (const { session, what } of story) {
        const one = sessions[session];
        if (!one || gone.has(one.hash)) continue;
        const { hash } = one;
        const next = path[one.at];
        if (what === 'on' && next) {
          await change(hash, next);
          one.row = { ...one.row, ...next };
          one.at += 1;
        }
        if (what.startsWith('told'))
          await Promise.all([count(hash), ...(what === 'toldTogether' ? [count(hash)] : [])]);
        if (what === 'toldTwice') await count(hash);
        if (what === 'killed') {
          table.meets(async (_, ask) => ask(), failsAfterwards(named('Killed')));
          await count(hash).catch(() => undefined);
          table.meets();
        }
        if (what !== 'gone') continue;
        const Key = keys.widgetSession(hash);
        const { Attributes: last = {} } = (await table.sends(
          new DeleteCommand({ TableName: TableName(), Key, ReturnValues: 'ALL_OLD' }),
        )) as { Attributes?: Record<string, never> };
        // Of what left the table, that is counted which was told before.
        gone.set(hash, {
          ...one.row,
          steps: stepsAt(now, ...((last['counted'] ?? []) as never[])),
          answered: last['countedAnswer'] as never,
        });
      }
      for (const { hash } of sessions.toReversed()) await count(hash);
      const truth = truthOf(sessions.map(({ hash, row }) => gone.get(hash) ?? row));
      expect(countedIn(await daysOf(userId))).toEqual(truth);
    }),
    { numRuns: 40 },
  );
});

test('a session counts for the day (UTC) on which it began, and once for each of its hosts and steps', async () => {
  const userId = someone();
  await count(await put(minted(userId, { steps: stepsAt(now, 'minted', 'opened') })));
  await count(await put(minted(userId, { createdAt: '2026-11-23T00:00:00.000Z' })));
  expect(await days(userId)).toEqual([
    {
      date: '2026-11-22',
      'step.minted': 1,
      'step.opened': 1,
      'host.https://pagos.example.com.minted': 1,
      'host.https://pagos.example.com.opened': 1,
    },
    { date: '2026-11-23', 'step.minted': 1, 'host.https://pagos.example.com.minted': 1 },
  ]);
});

test('a later answer takes the place of the one that was counted', async () => {
  const userId = someone();
  const hash = await put(minted(userId, path[2]));
  await count(hash);
  expect(await days(userId)).toMatchObject([{ 'verdict.mismatch': 1, 'country.MX.answered': 1 }]);
  await change(hash, path[3]);
  await count(hash);
  expect(await days(userId)).toMatchObject([
    {
      'step.answered': 1,
      'verdict.mismatch': 0,
      'country.MX.answered': 0,
      'verdict.confirmed': 1,
      'country.CO.answered': 1,
      'country.CO.confirmed': 1,
    },
  ]);
});

test('an acceptance counts for the first time that it does not exceed', async () => {
  const userId = someone();
  const accepted = (openedAt: string, endedAt: string) =>
    put(minted(userId, { steps: { minted: openedAt, opened: openedAt, accepted: endedAt } }));
  await count(await accepted('2026-11-22T10:00:00.000Z', '2026-11-22T10:00:45.000Z'));
  await count(await accepted('2026-11-22T10:00:00.000Z', '2026-11-22T10:00:45.001Z'));
  await count(await accepted('2026-11-22T10:00:00.000Z', '2026-11-22T13:00:00.000Z'));
  expect(await days(userId)).toMatchObject([{ 'time.45': 1, 'time.60': 1, 'time.1200': 1 }]);
});

test('of more hosts than a day names, the rest are counted together, and so do all steps of one session', async () => {
  const userId = someone();
  const hashes: string[] = [];
  for (let host = 0; host < hostsAtMost + 3; host++)
    hashes.push(await put(minted(userId, { origin: `https://c${host}.example.com` })));
  for (const hash of hashes) await count(hash);
  for (const hash of hashes) await change(hash, path[0]);
  for (const hash of hashes.toReversed()) await count(hash);
  const [day = {}] = await days(userId);
  expect(day).toMatchObject({
    'step.opened': hostsAtMost + 3,
    'host.*.minted': 3,
    'host.*.opened': 3,
    'host.https://c0.example.com.opened': 1,
  });
  expect(Object.keys(day).filter((kind) => kind.startsWith('host.'))).toHaveLength(2 * hostsAtMost + 2);
});

test('words of another version are left to it, and stay as it wrote them', async () => {
  const userId = someone();
  const steps = { minted: now, blessed: now };
  const hash = await put({ ...minted(userId, { steps }), ...({ counted: ['blessed'] } as object) });
  await count(hash);
  expect(await days(userId)).toMatchObject([{ 'step.minted': 1 }]);
  const found = await table.sends(new GetCommand({ TableName: TableName(), Key: keys.widgetSession(hash) }));
  expect((found as { Item: object }).Item).toMatchObject({ counted: ['blessed', 'minted'] });
});

test('a session that is damaged in any of its fields is counted or passed by, and fails nothing', async () => {
  const userId = someone();
  const place = keys.widgetSession(newId('hash', now));
  const counted = { counted: ['minted'], countedAnswer: { country: 'MX', verdict: 'mismatch' } };
  const good = marshall({ ...place, ...minted(userId, path[3]), ...counted });
  for (const item of poisoned(good as never)) {
    await table.sends(new PutCommand({ TableName: TableName(), Item: unmarshall(item as never) }));
    expect(await count(place.pk.slice('WIDGETSESSION#'.length))).toBeUndefined();
  }
  expect((await days(userId)).length).toBeGreaterThan(0);
});

test('a damaged session, a damaged counter and a session that nobody knows fail nothing', async () => {
  const userId = someone();
  await count(await put(minted(userId)));
  await count('nothing');
  await count(await put({ ...minted(userId), steps: 'minted' as never }));
  await count(await put({ ...minted(userId), origin: 7 as never }));
  const day = keys.widgetDay(userId, 'production', '2026-11-23');
  await table.sends(
    new PutCommand({ TableName: TableName(), Item: { ...day, 'n.step.minted': 'x', 'n.step.opened': 2, hosts: 7 } }),
  );
  expect(await days(userId)).toMatchObject([{ 'step.minted': 1 }, { 'step.opened': 2 }]);
});
