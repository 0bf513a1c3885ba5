import type { DynamoDb } from '../../local/aws/dynamodb-client.ts';
import type { Item } from './fixture.ts';

/** Leaves nothing in the table but these rows. */
export const fill = async (database: DynamoDb, rows: readonly Item[]): Promise<void> => {
  const TableName = process.env['TABLE_NAME'];
  const { Items } = (await database.send('Scan', { TableName })) as { Items: Item[] };
  for (const { pk, sk } of Items) await database.send('DeleteItem', { TableName, Key: { pk, sk } });
  for (const row of rows) await database.send('PutItem', { TableName, Item: row });
};
