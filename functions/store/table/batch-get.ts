import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { documents, TableName } from './table.ts';
import { backoff } from './transaction.ts';

type Item = Readonly<Record<string, unknown>>;

const attempts = 10;

/** Items by key, at most 100, in any order, read consistently; those that do not exist are left out. */
export const batchGet = async (wanted: readonly Item[]): Promise<readonly Item[]> => {
  const items: Item[] = [];
  let asked: Record<string, unknown>[] = [...wanted];
  for (let attempt = 0; asked.length > 0; attempt++) {
    if (attempt === attempts) throw new Error('The table kept some of the asked items to itself');
    if (attempt > 0) await backoff(attempt);
    const found = await documents.send(
      new BatchGetCommand({ RequestItems: { [TableName()]: { Keys: asked, ConsistentRead: true } } }),
    );
    items.push(...(found.Responses?.[TableName()] ?? []));
    asked = found.UnprocessedKeys?.[TableName()]?.Keys ?? [];
  }
  return items;
};
