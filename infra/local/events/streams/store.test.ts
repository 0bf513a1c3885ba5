import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDynamoDb, type DynamoDb } from '../../aws/dynamodb-client.ts';
import { freePort } from '../../aws/fixtures/emulator.ts';
import { type Database, openDatabase } from '../../host/database.ts';
import { horizon, streams } from './shard.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'stream-store-'));
const TableName = 'large';
let emulator: Database;
let database: DynamoDb;

beforeAll(async () => {
  emulator = await openDatabase({
    env: {},
    port: await freePort(),
    stateDir,
    log: console.error,
    onGone: console.error,
  });
  database = connectDynamoDb(emulator.port);
  await database.send('CreateTable', {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
  });
  for (let index = 0; index < 8; index += 1)
    await database.send('PutItem', { TableName, Item: { pk: { S: `${index}` }, text: { S: 'x'.repeat(300_000) } } });
});
afterAll(async () => {
  database.close();
  await emulator.stop();
  rmSync(stateDir, { recursive: true });
});

describe('the stream of a table', () => {
  it('is read a megabyte at a time, without a gap', async () => {
    const source = streams(emulator.port);
    const shard = await source.open(TableName);
    const pages: (readonly string[])[] = [];
    let after = horizon;
    for (let isLast = false; !isLast;) {
      const page = await shard.read(after);
      pages.push(page.records.map(({ dynamodb }) => dynamodb.SequenceNumber));
      after = pages.at(-1)?.at(-1) ?? after;
      isLast = page.isLast;
    }
    source.close();
    expect(pages).toEqual([
      ['1', '2', '3'],
      ['4', '5', '6'],
      ['7', '8'],
    ]);
  });

  it.for([
    'SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = ?',
    `SELECT * FROM _stream_records WHERE table_name = ? AND shard_id = ? AND CAST(sequence_number AS INTEGER) > 5
       ORDER BY CAST(sequence_number AS INTEGER) LIMIT 10`,
  ])('is not read whole by %s', (statement) => {
    const file = new DatabaseSync(join(stateDir, 'dynamodb.sqlite'), { readOnly: true });
    const plan = file.prepare(`EXPLAIN QUERY PLAN ${statement}`).all();
    file.close();
    expect(plan.map(({ detail }) => String(detail)).join()).toMatch(/^SEARCH _stream_records USING (COVERING )?INDEX/);
  });

  it('keeps its newest record, whatever is trimmed', async () => {
    emulator.streams?.trim(TableName, Infinity);
    const source = streams(emulator.port);
    const { records } = await (await source.open(TableName)).read(horizon);
    source.close();
    expect(records.map(({ dynamodb }) => dynamodb.SequenceNumber)).toEqual(['8']);
  });
});
