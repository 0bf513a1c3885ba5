import { expect } from 'vitest';
import { keys, keysBefore } from '#functions/store/table/keys.ts';
import { connectDynamoDb } from '../local/aws/dynamodb-client.ts';

type Item = Readonly<Record<string, Readonly<Record<string, string>>>>;
interface Place {
  readonly pk: string;
  readonly sk: string;
}

const keyOf = ({ pk, sk }: Place) => ({ pk: { S: pk }, sk: { S: sk } });

/** Accounts as the versions before kept them, in the table of a cloud. */
export const accountsBefore = async (databasePort: number) => {
  const database = connectDynamoDb(databasePort);
  const { TableNames } = (await database.send('ListTables', {})) as { TableNames: string[] };
  const TableName = TableNames[0] ?? '';

  const itemAt = async (place: Place): Promise<Item | undefined> =>
    ((await database.send('GetItem', { TableName, Key: keyOf(place), ConsistentRead: true })) as { Item?: Item }).Item;

  const userIdOf = async (email: string): Promise<string> => (await itemAt(keys.email(email)))?.['userId']?.['S'] ?? '';

  const put = async (from: Place, to: Place) => {
    await database.send('PutItem', { TableName, Item: { ...(await itemAt(from)), ...keyOf(to) } });
    await database.send('DeleteItem', { TableName, Key: keyOf(from) });
  };

  /** As the versions before kept it: its profile, and the references of its sessions, among what its owner has. */
  const keptBefore = async (email: string): Promise<string> => {
    const userId = await userIdOf(email);
    await put(keys.user(userId), keysBefore.user(userId));
    const values = { ':pk': { S: keys.user(userId).pk }, ':sk': { S: 'SESSION#' } };
    const query = { TableName, KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)' };
    const { Items } = (await database.send('Query', { ...query, ExpressionAttributeValues: values })) as {
      Items: Item[];
    };
    for (const { sessionId } of Items)
      await put(keys.sessionOf(userId, sessionId?.['S'] ?? ''), keysBefore.sessionOf(userId, sessionId?.['S'] ?? ''));
    return userId;
  };

  /** The profile in its place, once nothing is left of it where it was. */
  const movedProfile = async (userId: string): Promise<Item | undefined> => {
    await expect.poll(() => itemAt(keysBefore.user(userId))).toBeUndefined();
    return itemAt(keys.user(userId));
  };

  return {
    keptBefore,
    movedProfile,
    isMoved: async (userId: string): Promise<boolean> => (await itemAt(keys.user(userId))) !== undefined,
  };
};
