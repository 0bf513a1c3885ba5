import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import type { Swept } from '../events/streams/swept.ts';
import { connectDynamoDb, DynamoDbError, type DynamoDb } from './dynamodb-client.ts';
import { tablesOf, type Table } from './dynamodb-keys.ts';

const page = z.object({
  Items: z.array(z.record(z.string(), z.unknown())),
  LastEvaluatedKey: z.record(z.string(), z.unknown()).optional(),
});

const keyOf = (table: Table, item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(table.KeySchema.map(({ AttributeName }) => [AttributeName, item[AttributeName]]));

/** An item may be given a longer life between the scan and its deletion. */
const deleteIfStillExpired = async (
  dynamodb: DynamoDb,
  deletion: Readonly<Record<string, unknown>>,
): Promise<boolean> => {
  try {
    await dynamodb.send('DeleteItem', { ...deletion, ConditionExpression: '#ttl <= :now' });
    return true;
  } catch (error) {
    if (error instanceof DynamoDbError && error.code === 'ConditionalCheckFailedException') return false;
    throw error;
  }
};

const sweepTable = async (dynamodb: DynamoDb, table: Table, seconds: number, swept?: Swept): Promise<number> => {
  const { AttributeName: attribute, Enabled: enabled } = table.TimeToLiveSpecification ?? {};
  if (!enabled || !attribute) return 0;
  const expired = {
    TableName: table.name,
    ExpressionAttributeNames: { '#ttl': attribute },
    ExpressionAttributeValues: { ':now': { N: String(seconds) } },
  };

  let count = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const scan = { ...expired, FilterExpression: '#ttl <= :now', ...(start && { ExclusiveStartKey: start }) };
    const { Items, LastEvaluatedKey } = page.parse(await dynamodb.send('Scan', scan));
    const deletions = Items.map(async (item) => {
      const Key = keyOf(table, item);
      swept?.announce(table.name, Key);
      const isDeleted = await deleteIfStillExpired(dynamodb, { ...expired, Key });
      if (!isDeleted) swept?.withdraw(table.name, Key);
      return isDeleted;
    });
    count += (await Promise.all(deletions)).filter(Boolean).length;
    start = LastEvaluatedKey;
  } while (start);
  return count;
};

/** Deletes what expired by the product's clock, as DynamoDB does within days of it; answers how many items went. */
export const sweepExpired = async (assembly: Assembly, port: number, now: number, swept?: Swept): Promise<number> => {
  const dynamodb = connectDynamoDb(port);
  try {
    let count = 0;
    for (const table of tablesOf(assembly)) count += await sweepTable(dynamodb, table, Math.floor(now / 1000), swept);
    return count;
  } finally {
    dynamodb.close();
  }
};
