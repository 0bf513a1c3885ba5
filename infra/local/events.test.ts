import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { connectDynamoDb } from './aws/dynamodb-client.ts';
import { type LocalCloud, boot } from './boot.ts';
import { queues as connectQueues } from './events/queues/client.ts';
import { fixtureAssembly } from './fixtures/assembly.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'cloud-events-'));
let assemblyDir: string;
let cloud: LocalCloud;

const open = () => boot({ assemblyDir, stateDir, env: { CUENTACLARA_BANK_LATENCY_MS: '0' }, log: () => {} });
beforeAll(async () => {
  assemblyDir = await fixtureAssembly();
  cloud = await open();
});
afterEach(() => cloud.clearFaults());
afterAll(async () => {
  await cloud.close();
  rmSync(stateDir, { recursive: true });
});

const report = (named: string) => {
  const found = cloud.events().find(({ mapping }) => mapping.includes(named));
  if (!found) throw new Error(`There is no mapping ${named}.`);
  return found;
};
const tableOf = (named: string) => `FixtureEvents-${named}`;
const portOf = (name: 'dynamodb' | 'sqs') =>
  Number(new URL(cloud.endpoints.control).port) + (name === 'dynamodb' ? 2 : 3);
const control = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${cloud.endpoints.control}${path}`, { method, body: JSON.stringify(body) ?? null });
  return { status: response.status, body: (await response.json()) as unknown };
};

/** Acts as the function that leaves receipts, which may put orders. */
const client = () =>
  new DynamoDBClient({
    endpoint: cloud.aws.url,
    region: 'us-east-1',
    credentials: cloud.aws.credentialsFor(report('Receipts').function),
  });
const orders = () => report('Counting').source.replace(/.*table\/(.*)\/stream.*/, '$1');
const put = async (pk: string, rest: Readonly<Record<string, unknown>> = {}) => {
  await client().send(new PutItemCommand({ TableName: orders(), Item: { pk: { S: pk }, ...rest } as never }));
};

const items = z.object({ Items: z.array(z.record(z.string(), z.record(z.string(), z.unknown()))) });
const scan = async (TableName: string) => {
  const database = connectDynamoDb(portOf('dynamodb'));
  const { Items } = items.parse(await database.send('Scan', { TableName }));
  database.close();
  return Items;
};
const counts = async () =>
  Object.fromEntries(
    (await scan(await countsTable()))
      .filter(({ pk }) => String(pk?.['S']).startsWith('count#'))
      .map(({ pk, counted }) => [String(pk?.['S']).slice('count#'.length), Number(counted?.['N'])]),
  );
const tables = z.object({ TableNames: z.array(z.string()) });
const countsTable = async () => {
  const database = connectDynamoDb(portOf('dynamodb'));
  const { TableNames } = tables.parse(await database.send('ListTables', {}));
  database.close();
  return TableNames.find((name) => name.startsWith(tableOf('Counts'))) ?? '';
};
const receipts = async () => (await scan(orders())).filter(({ pk }) => String(pk?.['S']).startsWith('receipt#'));
const letters = async (named: string) => {
  const database = connectQueues(portOf('sqs'), { region: 'us-east-1' });
  const name = cloud.aws.iam.report().granted.flatMap(({ resource }) => resource.split(':').at(-1) ?? '');
  const queue = name.find((one) => one.includes(named)) ?? '';
  const messages = await database.receive(queue, 10);
  database.close();
  return messages;
};

describe('the events of a booted cloud', () => {
  it('run from a table through a queue back into the table, and a drain waits for all of it', async () => {
    await put('order#1', { customer: { S: 'ana' } });
    expect(await cloud.drain()).toEqual({ isDrained: true, open: [] });
    expect(await counts()).toEqual({ INSERT: 1 });
    expect(await receipts()).toMatchObject([{ pk: { S: 'receipt#order#1' }, group: { S: 'ana' } }]);
  });

  it('are listed with what they read, feed and have done', async () => {
    const { status, body } = await control('GET', '/events');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { mapping: expect.stringContaining('Counting'), processed: 1, failedToQueue: 0, lagMs: 0, checkpoint: ['1'] },
      { mapping: expect.stringContaining('Passing'), processed: 1 },
      { mapping: expect.stringContaining('Receipts'), processed: 1, source: expect.stringContaining(':sqs:') },
    ]);
  });

  it('need no right that their functions lack, and use every one they have', () => {
    const { denials, unused } = cloud.iam();
    expect(denials).toEqual([]);
    expect(unused.filter(({ resource, action }) => /Orders|Receipts|Failures/.test(resource + action))).toEqual([]);
  });

  it('of a write before time moves on arrive before it does', async () => {
    await put('order#before');
    await cloud.advance(2 * 86_400);
    expect(await counts()).toEqual({ INSERT: 2 });
  });

  it('say of an item that expired that DynamoDB removed it', async () => {
    await put('order#short', { ttl: { N: String(Math.floor(cloud.clock.now() / 1000) + 60) } });
    expect(await control('POST', '/clock', { advanceSeconds: 120 })).toMatchObject({ body: { expired: 1 } });
    await cloud.drain();
    expect(await counts()).toEqual({ INSERT: 3, expired: 1 });
  });

  it('set a poisoned record aside within its retries while the others pass', async () => {
    await put('order#poisoned', { poison: { BOOL: true } });
    await put('order#healthy');
    expect(await cloud.drain()).toMatchObject({ isDrained: true });
    expect(await counts()).toMatchObject({ INSERT: 4 });
    expect(report('Counting')).toMatchObject({ failedToQueue: expect.any(Number), lagMs: 0 });
    const [letter] = await letters('CountingFailures');
    expect(JSON.parse(letter?.Body ?? '')).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 6 },
    });
  });

  it('end a message that keeps failing among the dead letters', async () => {
    await put('order#unreadable', { unreadable: { BOOL: true } });
    await cloud.drain();
    for (let turn = 0; turn < 3; turn += 1) await cloud.advance(31);
    await cloud.drain();
    expect(report('Receipts')).toMatchObject({ failedToQueue: 1 });
    expect((await receipts()).map(({ pk }) => pk?.['S'])).not.toContain('receipt#order#unreadable');
  });

  it('a drain that cannot end says what is open', async () => {
    await control('POST', '/faults', { kind: 'hold', mapping: 'Counting', ms: 900_000, times: 1 });
    await put('order#held');
    expect(await control('POST', '/events/drain', { seconds: 0.2 })).toMatchObject({
      status: 504,
      body: {
        isDrained: false,
        open: expect.arrayContaining([expect.objectContaining({ mapping: report('Counting').mapping })]),
      },
    });
    await cloud.advance(900);
    expect(await control('POST', '/events/drain')).toMatchObject({ status: 200 });
  });
});

describe('counters', () => {
  it('are right although consumers crash, records come twice, batches change and two lanes run', async () => {
    const before = (await counts())['INSERT'] ?? 0;
    await control('POST', '/faults', [
      { kind: 'crash', function: 'count', ms: 2, rate: 0.2, times: 20, seed: 5 },
      { kind: 'redeliver', mapping: 'Counting', rate: 0.5, seed: 6 },
      { kind: 'boundaries', mapping: 'Counting', rate: 0.8, seed: 7 },
      { kind: 'lanes', mapping: 'Counting', lanes: 2 },
    ]);
    for (let batch = 0; batch < 20; batch += 1)
      await Promise.all(Array.from({ length: 10 }, (_, index) => put(`order#storm-${batch}-${index}`)));
    expect(await cloud.drain(60)).toMatchObject({ isDrained: true });
    expect((await counts())['INSERT']).toBe(before + 200);
    expect(report('Counting').checkpoint).toHaveLength(2);
  });
});

describe('a restart', () => {
  it('goes on from the positions, even after a power cut in the middle', async () => {
    const before = (await counts())['INSERT'] ?? 0;
    for (let index = 0; index < 30; index += 1) await put(`order#cut-${index}`);
    await cloud.kill();
    cloud = await open();
    expect(await cloud.drain()).toMatchObject({ isDrained: true });
    expect((await counts())['INSERT']).toBe(before + 30);
    expect(report('Counting').processed).toBeLessThan(100);
  });
});
