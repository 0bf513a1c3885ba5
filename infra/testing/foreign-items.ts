import { connectDynamoDb } from '../local/aws/dynamodb-client.ts';

/** They are no rows that belong there and stand in lists: every job that walks such a list fails at its own, and counts that. */
const foreignItems = [
  ['WALLETS#0', 'lot_0'],
  ['PAYEES#0', '2026-01-01T00:00:00.000Z'],
  ['BATCHES#0', '2026-01-01T00:00:00.000Z'],
  ['WEBHOOKS#0', '2026-01-01T00:00:00.000Z'],
].map(([list = '', sort = '']) => ({
  pk: { S: 'USER#foreign' },
  sk: { S: `FOREIGN#${list}` },
  unsettledPk: { S: list },
  unsettledSk: { S: sort },
}));
export const besideForeignItems = async (databasePort: number, act: () => Promise<unknown>): Promise<void> => {
  const database = connectDynamoDb(databasePort);
  const { TableNames } = (await database.send('ListTables', {})) as { TableNames: string[] };
  const TableName = TableNames[0];
  for (const Item of foreignItems) await database.send('PutItem', { TableName, Item });
  await act().catch(() => undefined);
  for (const { pk, sk } of foreignItems) await database.send('DeleteItem', { TableName, Key: { pk, sk } });
};
