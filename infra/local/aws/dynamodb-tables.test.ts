import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Assembly } from '../assembly.ts';
import { sweepExpired } from './dynamodb-expiry.ts';
import { connectDynamoDb } from './dynamodb-client.ts';
import { createTables } from './dynamodb-tables.ts';
import { assemblyOf } from './fixtures/cloud.ts';
import { type Emulator, emulateDynamoDb } from './fixtures/emulator.ts';
import { keysOf, thingsTable } from './fixtures/endpoint.ts';

interface Described {
  readonly Table: {
    readonly StreamSpecification?: { readonly StreamViewType?: string };
    readonly LatestStreamLabel?: string;
  };
}

let emulator: Emulator;
let client: DynamoDBDocumentClient;
let number = 0;
/** A table name of this test's own. */
let name: string;

beforeAll(async () => {
  emulator = await emulateDynamoDb();
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const endpoint = `http://127.0.0.1:${emulator.port}`;
  client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'us-east-1', credentials }));
});
afterAll(() => emulator.close());
beforeEach(() => {
  name = `things-${(number += 1)}`;
});

const withTable = (properties: Readonly<Record<string, unknown>> = {}, type = thingsTable.type): Assembly =>
  assemblyOf([{ type, name, properties: { ...thingsTable.properties, ...properties } }]);
const put = (item: Readonly<Record<string, unknown>>) =>
  client.send(new PutCommand({ TableName: name, Item: { sk: '1', ...item } }));
const get = async (pk: string) => (await client.send(new GetCommand({ TableName: name, Key: { pk, sk: '1' } }))).Item;
const countBy = async (index: string, attribute: string, value: string) =>
  (
    await client.send(
      new QueryCommand({
        TableName: name,
        IndexName: index,
        KeyConditionExpression: '#a = :v',
        ExpressionAttributeNames: { '#a': attribute },
        ExpressionAttributeValues: { ':v': value },
      }),
    )
  ).Count;

describe('the tables of the templates', () => {
  it.each(['AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable'])(
    'exist with their indexes, from an %s',
    async (type) => {
      await createTables(withTable({}, type), emulator.port);
      await put({ pk: 'a', owner: 'ana' });
      expect(await countBy('by-owner', 'owner', 'ana')).toBe(1);
    },
  );

  it('keep their items when the local cloud starts again', async () => {
    await createTables(withTable(), emulator.port);
    await put({ pk: 'a' });
    await createTables(withTable(), emulator.port);
    expect(await get('a')).toEqual({ pk: 'a', sk: '1' });
  });

  it('follow the template to other indexes, filled with what is there', async () => {
    await createTables(withTable(), emulator.port);
    await put({ pk: 'a', owner: 'ana', city: 'lima' });
    const AttributeDefinitions = ['pk', 'sk', 'city'].map((attribute) => ({
      AttributeName: attribute,
      AttributeType: 'S',
    }));
    const GlobalSecondaryIndexes = [
      { IndexName: 'by-city', KeySchema: keysOf('city'), Projection: { ProjectionType: 'ALL' } },
    ];
    await createTables(withTable({ AttributeDefinitions, GlobalSecondaryIndexes }), emulator.port);
    expect(await countBy('by-city', 'city', 'lima')).toBe(1);
    await expect(countBy('by-owner', 'owner', 'ana')).rejects.toThrow('by-owner');
  });

  it.for<[string, string | undefined, string | undefined]>([
    ['get a stream', undefined, 'NEW_AND_OLD_IMAGES'],
    ['change what their stream shows', 'KEYS_ONLY', 'NEW_AND_OLD_IMAGES'],
    ['lose their stream', 'NEW_AND_OLD_IMAGES', undefined],
  ])('%s with the template', async ([, before, after]) => {
    const dynamodb = connectDynamoDb(emulator.port);
    const streaming = (StreamViewType?: string) =>
      createTables(withTable(StreamViewType ? { StreamSpecification: { StreamViewType } } : {}), emulator.port);
    const described = async () => ((await dynamodb.send('DescribeTable', { TableName: name })) as Described).Table;
    await streaming(before);
    await streaming(after);
    expect((await described()).StreamSpecification?.StreamViewType).toBe(after);
    dynamodb.close();
  });

  it('keep a stream that is as the template says', async () => {
    const dynamodb = connectDynamoDb(emulator.port);
    const label = async () => {
      await createTables(withTable({ StreamSpecification: { StreamViewType: 'KEYS_ONLY' } }), emulator.port);
      return ((await dynamodb.send('DescribeTable', { TableName: name })) as Described).Table.LatestStreamLabel;
    };
    expect(await label()).toBe(await label());
    dynamodb.close();
  });

  it('stop the boot when the template changed their key', async () => {
    await createTables(withTable(), emulator.port);
    const changed = withTable({ KeySchema: keysOf('pk') });
    await expect(createTables(changed, emulator.port)).rejects.toThrow(`Test/${name}: its key changed`);
  });

  it('stop the boot when the template is no table at all', async () => {
    await expect(createTables(withTable({ KeySchema: [] }), emulator.port)).rejects.toThrow(`Test/${name}`);
  });
});

describe('the sweep of expired items', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const seconds = now / 1000;

  it('deletes what expired by the given time and keeps the rest', async () => {
    await createTables(withTable(), emulator.port);
    await put({ pk: 'past', expires: seconds - 1 });
    await put({ pk: 'this second', expires: seconds });
    await put({ pk: 'future', expires: seconds + 1 });
    await put({ pk: 'eternal' });
    await put({ pk: 'not a number', expires: '1' });

    expect(await sweepExpired(withTable(), emulator.port, now)).toBe(2);
    const kept = await Promise.all(['past', 'this second', 'future', 'eternal', 'not a number'].map(get));
    expect(kept.map((item) => item?.['pk'])).toEqual([undefined, undefined, 'future', 'eternal', 'not a number']);
  });

  it('leaves tables without a time to live alone', async () => {
    const forever = withTable({ TimeToLiveSpecification: undefined });
    await createTables(forever, emulator.port);
    await put({ pk: 'past', expires: 1 });
    expect(await sweepExpired(forever, emulator.port, now)).toBe(0);
  });

  it('reads on past one page', async () => {
    await createTables(withTable(), emulator.port);
    const large = 'x'.repeat(300_000);
    for (let item = 0; item < 5; item += 1) await put({ pk: `large ${item}`, expires: 1, large });
    expect(await sweepExpired(withTable(), emulator.port, now)).toBe(5);
  });
});
