import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { percentile, type Figure } from '../testing/figures.ts';
import { connectDynamoDb, type DynamoDb } from './aws/dynamodb-client.ts';
import { freePort } from './aws/fixtures/emulator.ts';
import { boot, type LocalCloud } from './boot.ts';
import { openDatabase } from './host/database.ts';
import { fixtureAssembly } from './fixtures/assembly.ts';

const table = 'writes';
const warmUp = 'warm-up';
const few = 500;
const many = 50_000;
const samples = 600;
const perBatch = 25;

const put = (database: DynamoDb, TableName: string, pk: string) =>
  database.send('PutItem', { TableName, Item: { pk: { S: pk }, text: { S: 'x'.repeat(200) } } });

const fill = async (database: DynamoDb, from: number, to: number): Promise<void> => {
  for (let start = from; start < to; start += perBatch)
    await database.send('BatchWriteItem', {
      RequestItems: {
        [table]: Array.from({ length: perBatch }, (_, index) => ({
          PutRequest: { Item: { pk: { S: `fill-${start + index}` } } },
        })),
      },
    });
};

/** Milliseconds of one write, and of one among sixteen at once. */
const timed = async (
  database: DynamoDb,
  name: string,
  into = table,
): Promise<{ readonly alone: number; readonly among: number }> => {
  const alone: number[] = [];
  for (let index = 0; index < samples; index += 1) {
    const began = performance.now();
    await put(database, into, `${name}-alone-${index}`);
    alone.push(performance.now() - began);
  }
  const began = performance.now();
  for (let index = 0; index < samples; index += 16)
    await Promise.all(Array.from({ length: 16 }, (_, writer) => put(database, into, `${name}-${index}-${writer}`)));
  return { alone: percentile(alone, 0.5), among: (performance.now() - began) / samples };
};

const writes = async (): Promise<readonly Figure[]> => {
  const stateDir = mkdtempSync(join(tmpdir(), 'events-bench-'));
  const emulator = await openDatabase({
    env: {},
    port: await freePort(),
    stateDir,
    log: console.error,
    onGone: console.error,
  });
  const database = connectDynamoDb(emulator.port);
  try {
    for (const TableName of [warmUp, table])
      await database.send('CreateTable', {
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      });
    await timed(database, 'first', warmUp);
    await fill(database, 0, few);
    const before = await timed(database, 'before');
    await fill(database, few, many);
    const after = await timed(database, 'after');
    return [
      { what: 'a write after 500 stream records, p50', value: before.alone, unit: 'ms' },
      { what: 'a write after 50,000 stream records, p50', value: after.alone, unit: 'ms' },
      { what: 'a write after 50,000 over after 500', value: after.alone / before.alone, unit: 'times', budget: 1.5 },
      { what: 'the same with sixteen writers', value: after.among / before.among, unit: 'times', budget: 1.5 },
    ];
  } finally {
    database.close();
    await emulator.stop();
    rmSync(stateDir, { recursive: true });
  }
};

const receipts = z.object({
  Items: z.array(z.object({ group: z.object({ S: z.string() }), sent: z.object({ S: z.string() }) })),
});
const orders = 500;
const ordersPerSecond = 50;

const sourceOf = (cloud: LocalCloud, named: string) => {
  const found = cloud.events().find(({ mapping }) => mapping.includes(named));
  if (!found) throw new Error(`There is no mapping ${named}.`);
  return found;
};

/** From a write to the moment the function that the stream feeds acts on it: the group carries the time of the write. */
const delivery = async (): Promise<readonly Figure[]> => {
  const cloud = await boot({ assemblyDir: await fixtureAssembly(), env: {}, log: () => {} });
  const TableName = sourceOf(cloud, 'Passing').source.split('/')[1] ?? '';
  const client = new DynamoDBClient({
    endpoint: cloud.aws.url,
    region: 'us-east-1',
    credentials: cloud.aws.credentialsFor(sourceOf(cloud, 'Receipts').function),
  });
  const order = (name: string) =>
    client.send(
      new PutItemCommand({ TableName, Item: { pk: { S: `order#${name}` }, customer: { S: String(Date.now()) } } }),
    );
  const database = connectDynamoDb(Number(new URL(cloud.endpoints.control).port) + 2);
  try {
    // The functions' first start is no delivery.
    await order('first');
    await cloud.drain();
    await Promise.all(
      Array.from({ length: orders }, async (_, index) => {
        await wait((index * 1000) / ordersPerSecond);
        await order(String(index));
      }),
    );
    await cloud.drain(60);
    const expression = { FilterExpression: 'attribute_exists(sent)', ProjectionExpression: '#g, sent' };
    const { Items } = receipts.parse(
      await database.send('Scan', { TableName, ...expression, ExpressionAttributeNames: { '#g': 'group' } }),
    );
    if (Items.length !== orders + 1) throw new Error(`${Items.length} of ${orders + 1} orders arrived.`);
    const lags = Items.map(({ group, sent }) => Date.parse(sent.S) - Number(group.S))
      .toSorted((one, other) => one - other)
      .slice(0, orders);
    return [
      { what: 'write to consumer of its stream, 50/s, p50', value: percentile(lags, 0.5), unit: 'ms' },
      { what: 'write to consumer of its stream, 50/s, p99', value: percentile(lags, 0.99), unit: 'ms', budget: 2000 },
    ];
  } finally {
    database.close();
    client.destroy();
    await cloud.close();
  }
};

const measure = async (): Promise<readonly Figure[]> => [...(await writes()), ...(await delivery())];

export default measure;
