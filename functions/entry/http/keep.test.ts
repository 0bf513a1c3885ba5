import { randomUUID } from 'node:crypto';
import { PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { Fault } from '#shared/errors/fault.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { keyRow } from '../../../infra/testing/key-row.ts';
import { call, greet } from '../../../infra/testing/pipeline.ts';
import { openTable } from '../../../infra/testing/table.ts';
import { toldMetrics } from '../../../infra/testing/told-metrics.ts';
import { connect } from '../../ports/connect.ts';
import { minuteOf } from '../../rules/keys/windows.ts';
import { monthOf } from '../../rules/time.ts';
import { documents, TableName } from '../../store/table/table.ts';
import { Answer, implement } from '../implement.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.close());
afterEach(() => vi.restoreAllMocks());

const spec = {
  ...greet,
  api: 'public',
  method: 'POST',
  path: '/v1/greetings/{id}',
  auth: 'key',
  body: z.strictObject({
    accountNumber: z.string(),
    name: z.string().optional(),
    environment: z.enum(['sandbox', 'production']).optional(),
  }),
} as const;

const answering = (run: () => Promise<{ text: string }>) => implement(spec).needing().by(run);
const greets = answering(async () => ({ text: 'hola' }));
const refuses = (code: ErrorCode) =>
  answering(async () => {
    throw new Fault(code);
  });

let users = 0;
const newUser = () => `usr_keep_${(users += 1)}`;

const itemsOf = async (userId: string, prefix: string) =>
  (
    await documents().send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': `USER#${userId}`, ':sk': prefix },
        ConsistentRead: true,
      }),
    )
  ).Items ?? [];
const rowsOf = (userId: string) => itemsOf(userId, 'REQUEST#');

const body = JSON.stringify({ accountNumber: '002115016003269411' });
const send = (
  implementation: Parameters<typeof call>[0],
  headers: Readonly<Record<string, string>>,
  more: object = {},
) => call(implementation, { body, headers, requestId: randomUUID(), ...more });

test('an answer is one row, written in one write: key, method, route, status and how long it took', async () => {
  const userId = newUser();
  const { id, keyId, headers } = await keyRow({ userId });
  const sent = vi.spyOn(documents(), 'send');
  const { statusCode } = await send(greets, headers, { requestId: 'req-1', params: { id: 'Zzmarca' } });
  expect([statusCode, sent.mock.calls.length]).toEqual([200, 2]);
  const [row, ...others] = await rowsOf(userId);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    requestId: 'req-1',
    key: id,
    keyId,
    environment: 'sandbox',
    method: 'POST',
    route: '/v1/greetings/{id}',
    status: 200,
    replayed: false,
    body: { accountNumber: '••••••••••••••9411' },
  });
  expect(row).not.toHaveProperty('error');
  expect(row?.['durationMs']).toBeTypeOf('number');
  expect(row?.['ttl']).toBe(Math.floor(Date.parse(String(row?.['at'])) / 1000) + 30 * 86_400);
});

test.for<[ErrorCode, number]>([
  ['errors.insufficientCredits', 402],
  ['errors.productionNeedsPlan', 403],
  ['errors.notFound', 404],
  ['errors.idempotencyInProgress', 409],
  ['errors.invalidAccount', 422],
  ['errors.tooManyUnanswered', 429],
  ['errors.providerUnavailable', 503],
])('a refusal with %s is a row with that code', async ([error, status]) => {
  const userId = newUser();
  const { headers } = await keyRow({ userId });
  expect((await send(refuses(error), headers)).statusCode).toBe(status);
  expect(await rowsOf(userId)).toMatchObject([{ error, status }]);
});

test('a defect is a row with a 500, and nothing of its cause', async () => {
  const userId = newUser();
  const { headers } = await keyRow({ userId });
  const broken = answering(async () => {
    throw new Error('Zzmarca Nombrezz');
  });
  expect((await send(broken, headers)).statusCode).toBe(500);
  const rows = await rowsOf(userId);
  expect(rows).toMatchObject([{ error: 'errors.internal', status: 500 }]);
  expect(JSON.stringify(rows)).not.toContain('Zzmarca');
});

test('a request that cannot be read is a row without what was sent', async () => {
  const userId = newUser();
  const { headers } = await keyRow({ userId });
  await send(greets, headers, { body: '{"accountNumber":"0021150160032694' });
  await send(greets, { ...headers, 'content-type': 'text/plain' });
  await send(greets, headers, { body: JSON.stringify({ accountNumber: ['0021150160032694'], Zzmarca: 'x' }) });
  const rows = await rowsOf(userId);
  expect(rows.map(({ status }) => String(status)).toSorted()).toEqual(['400', '415', '422']);
  expect(JSON.stringify(rows)).not.toMatch(/0021150160|Zzmarca/);
});

test('who proves no key is in nobody’s log', async () => {
  const userId = newUser();
  const { headers } = await keyRow({ userId });
  const other = await keyRow({ userId: newUser() });
  for (const wrong of [{}, { ...headers, 'x-api-secret': other.headers['x-api-secret'] }])
    expect((await send(greets, wrong)).statusCode).toBe(401);
  expect(await rowsOf(userId)).toEqual([]);
});

/** Lets the table do something else with some commands. */
const insteadOfSending = (act: (command: unknown, send: () => Promise<unknown>) => Promise<unknown>): void => {
  const send_ = documents().send.bind(documents()) as (...given: unknown[]) => Promise<unknown>;
  vi.spyOn(documents(), 'send').mockImplementation(((...given: unknown[]) =>
    act(given[0], () => send_(...given))) as never);
};
const hangs = () => new Promise<never>(() => undefined);
const fails = () => Promise.reject(new Error('no'));

test.for([
  ['a good answer is the same when the log refuses it', greets, 200, fails],
  ['a good answer is the same when the log says nothing', greets, 200, hangs],
  ['a refusal is the same when the log refuses it', refuses('errors.notFound'), 404, fails],
] as const)('%s, and that is told', async ([, implementation, status, fate]) => {
  const { headers } = await keyRow({ userId: newUser() });
  insteadOfSending((command, go) => (command instanceof PutCommand ? fate() : go()));
  const { metrics } = await toldMetrics(async () => {
    expect((await send(implementation, headers)).statusCode).toBe(status);
  });
  expect(metrics).toMatchObject({ requestsUnlogged: 1 });
});

test('a write that fails twice is tried again, and is one row', async () => {
  const userId = newUser();
  const { headers } = await keyRow({ userId });
  let failures = 2;
  insteadOfSending((command, go) => (command instanceof PutCommand && failures-- > 0 ? fails() : go()));
  await send(greets, headers);
  expect(await rowsOf(userId)).toHaveLength(1);
});

/** The minute may end while the test runs. */
const inThisMinute = (count: number) => {
  const minute = minuteOf(new Date().toISOString());
  return { [minute]: count, [minute + 1]: count };
};

test('of what a minute refuses, twenty get a row each and the rest is counted, each once', async () => {
  const userId = newUser();
  const { id, headers } = await keyRow({ userId, minutes: inThisMinute(118) });
  for (let sent = 0; sent < 5; sent++) expect((await send(greets, headers)).statusCode).toBe(429);
  expect(await rowsOf(userId)).toHaveLength(2);
  const [counters] = await itemsOf(userId, 'KEYUSAGE#');
  expect(counters).toMatchObject({ 'n.r.429': 3, 'n.e.errors.tooManyRequests': 3 });
  expect(String(counters?.['sk'])).toContain(`#${id}#REFUSED`);
});

test('a count whose answer got lost is not counted twice', async () => {
  const userId = newUser();
  const { headers } = await keyRow({ userId, minutes: inThisMinute(200) });
  let lost = 1;
  insteadOfSending(async (command, go) => {
    const answer = await go();
    if (command instanceof TransactWriteCommand && lost-- > 0) throw new Error('lost');
    return answer;
  });
  await send(greets, headers);
  expect(await itemsOf(userId, 'KEYUSAGE#')).toMatchObject([{ 'n.r.429': 1 }]);
});

const validates = { ...spec, counts: 'validation', status: 201, response: z.object({ id: z.string() }) } as const;
const made = implement(validates)
  .needing()
  .by(async () => ({ id: 'val_1' }));
const refused = implement(validates)
  .needing()
  .by(async () => {
    throw new Fault('errors.notFound');
  });
const repeated = implement(validates)
  .needing()
  .by(async () => new Answer({ id: 'val_1' }, { 'idempotency-replayed': 'true' }));

test('the validation that passes a mark of the month says so, and names itself', async () => {
  const userId = newUser();
  const month = monthOf(new Date().toISOString());
  const { headers } = await keyRow({ userId, months: { [month]: 798 } });
  await send(made, headers);
  await send(refused, headers);
  await send(repeated, headers);
  await send(made, headers);
  const rows = await rowsOf(userId);
  const reached = { percentage: 80, month, limit: 1_000 };
  expect(rows.map((row) => row['reached'] as unknown)).toEqual([undefined, undefined, undefined, reached]);
  expect(rows.map(({ validationId }) => validationId as unknown)).toEqual(['val_1', undefined, 'val_1', 'val_1']);
  expect(rows.map(({ replayed }) => replayed as unknown)).toEqual([false, false, true, false]);
});

test('a row that this version cannot read takes no other with it', async () => {
  const userId = newUser();
  const { headers } = await keyRow({ userId });
  await send(greets, headers);
  const [row] = await rowsOf(userId);
  const Item = { ...row, sk: `${String(row?.['sk'])}0`, status: 'gone' };
  await documents().send(new PutCommand({ TableName: TableName(), Item }));
  const { requests } = await connect(['requests.list']);
  const now = new Date(Date.now() + 1000).toISOString();
  expect(await requests.list(userId, {}, { limit: 5, now })).toMatchObject({ rows: [{ id: row?.['id'] as unknown }] });
});

test('the log shows its rows newest first, by key, status and error, to their owner and for one query only', async () => {
  const userId = newUser();
  const [one, other] = [await keyRow({ userId }), await keyRow({ userId })];
  for (let turn = 0; turn < 3; turn++) {
    await send(greets, one.headers);
    await send(refuses('errors.notFound'), other.headers);
  }
  const { requests } = await connect(['requests.list']);
  const now = new Date(Date.now() + 1000).toISOString();
  const all: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await requests.list(userId, {}, { cursor, limit: 2, now });
    if (page === 'invalidCursor') throw new Error('A cursor of the list is refused');
    all.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(all).toHaveLength(6);
  expect(all).toEqual([...new Set(all)].toSorted().toReversed());
  const found = async (filter: Parameters<typeof requests.list>[1]) => {
    const page = await requests.list(userId, filter, { limit: 10, now });
    return page === 'invalidCursor' ? page : page.rows.length;
  };
  expect(
    await Promise.all([{ key: one.id }, { status: 'ok' } as const, { error: 'errors.notFound' }].map(found)),
  ).toEqual([3, 3, 3]);
  expect(await found({ key: one.id, status: 'failed' })).toBe(0);
  const first = await requests.list(userId, { status: 'ok' }, { limit: 1, now });
  const nextCursor = first === 'invalidCursor' ? null : first.nextCursor;
  const asked = { cursor: nextCursor ?? '', limit: 1, now };
  expect(await requests.list(userId, { status: 'failed' }, asked)).toBe('invalidCursor');
  expect(await requests.list(newUser(), { status: 'ok' }, asked)).toBe('invalidCursor');
  expect(await requests.list(userId, { status: 'ok' }, asked)).toMatchObject({ rows: [{ key: one.id }] });
});
