import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import type { Table } from './dynamodb-keys.ts';
import { tablesOf } from './dynamodb-keys.ts';
import type { DynamoDb } from './dynamodb-client.ts';
import { connectDynamoDb, DynamoDbError } from './dynamodb-client.ts';

const described = z.object({
  Table: z.object({
    KeySchema: z.array(z.object({ AttributeName: z.string(), KeyType: z.string() })),
    GlobalSecondaryIndexes: z.array(z.object({ IndexName: z.string(), KeySchema: z.unknown() })).default([]),
    StreamSpecification: z.object({ StreamEnabled: z.boolean(), StreamViewType: z.string().optional() }).optional(),
  }),
});

type Described = z.infer<typeof described>['Table'];

const describe = async (dynamodb: DynamoDb, name: string): Promise<Described | undefined> => {
  try {
    return described.parse(await dynamodb.send('DescribeTable', { TableName: name })).Table;
  } catch (error) {
    if (error instanceof DynamoDbError && error.code === 'ResourceNotFoundException') return undefined;
    throw error;
  }
};

const enabled = (StreamViewType: string) => ({ StreamEnabled: true, StreamViewType });

const create = (dynamodb: DynamoDb, table: Table): Promise<unknown> => {
  const { GlobalSecondaryIndexes: globals, LocalSecondaryIndexes: locals, StreamSpecification: stream } = table;
  return dynamodb.send('CreateTable', {
    TableName: table.name,
    KeySchema: table.KeySchema,
    AttributeDefinitions: table.AttributeDefinitions,
    BillingMode: 'PAY_PER_REQUEST',
    ...(globals.length && { GlobalSecondaryIndexes: globals }),
    ...(locals.length && { LocalSecondaryIndexes: locals }),
    ...(stream && { StreamSpecification: enabled(stream.StreamViewType) }),
  });
};

const sameKeys = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** One index change per call, as DynamoDB wants it; an index whose key changed is dropped and made again. */
const alignIndexes = async (dynamodb: DynamoDb, table: Table, existing: Described): Promise<void> => {
  const update = (change: Readonly<Record<string, unknown>>) =>
    dynamodb.send('UpdateTable', {
      TableName: table.name,
      AttributeDefinitions: table.AttributeDefinitions,
      GlobalSecondaryIndexUpdates: [change],
    });
  const kept = existing.GlobalSecondaryIndexes.filter((present) =>
    table.GlobalSecondaryIndexes.some(
      (wanted) => wanted.IndexName === present.IndexName && sameKeys(wanted.KeySchema, present.KeySchema),
    ),
  ).map(({ IndexName }) => IndexName);

  for (const { IndexName } of existing.GlobalSecondaryIndexes)
    if (!kept.includes(IndexName)) await update({ Delete: { IndexName } });
  for (const wanted of table.GlobalSecondaryIndexes)
    if (!kept.includes(wanted.IndexName)) await update({ Create: wanted });
};

/** A stream with another view is switched off and on; one that is as wanted is left alone. */
const alignStream = async (dynamodb: DynamoDb, { name, StreamSpecification }: Table, existing: Described) => {
  const wanted = StreamSpecification?.StreamViewType;
  const present = existing.StreamSpecification?.StreamEnabled ? existing.StreamSpecification.StreamViewType : undefined;
  if (wanted === present) return;
  const update = (specification: Readonly<Record<string, unknown>>) =>
    dynamodb.send('UpdateTable', { TableName: name, StreamSpecification: specification });
  if (present !== undefined) await update({ StreamEnabled: false });
  if (wanted !== undefined) await update(enabled(wanted));
};

const timeToLive = z.object({ TimeToLiveDescription: z.object({ TimeToLiveStatus: z.string() }) });

const alignTimeToLive = async (dynamodb: DynamoDb, table: Table): Promise<void> => {
  if (!table.TimeToLiveSpecification?.Enabled) return;
  const now = timeToLive.parse(await dynamodb.send('DescribeTimeToLive', { TableName: table.name }));
  if (now.TimeToLiveDescription.TimeToLiveStatus === 'ENABLED') return;
  await dynamodb.send('UpdateTimeToLive', {
    TableName: table.name,
    TimeToLiveSpecification: table.TimeToLiveSpecification,
  });
};

const createOrReuse = async (dynamodb: DynamoDb, table: Table): Promise<void> => {
  const existing = await describe(dynamodb, table.name);
  if (!existing) await create(dynamodb, table);
  else if (!sameKeys(existing.KeySchema, table.KeySchema))
    throw new Error(
      `${table.path}: its key changed, which no table survives. Remove the state directory to start anew.`,
    );
  else {
    await alignIndexes(dynamodb, table, existing);
    await alignStream(dynamodb, table, existing);
  }
  await alignTimeToLive(dynamodb, table);
};

/** Gives the emulator these tables; what a kept state directory already has is brought up to date. */
export const alignTables = async (tables: readonly Table[], port: number): Promise<void> => {
  const dynamodb = connectDynamoDb(port);
  try {
    for (const table of tables) await createOrReuse(dynamodb, table);
  } finally {
    dynamodb.close();
  }
};

/** Gives the emulator every table of the templates. */
export const createTables = async (assembly: Assembly, port: number): Promise<void> =>
  alignTables(tablesOf(assembly), port);
