import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { documents, TableName } from './table.ts';
import { backoff } from './transaction.ts';

type Item = Readonly<Record<string, unknown>>;

const attempts = 10;

/** Only these attributes, whose names may be words of DynamoDB. */
const showing = (attributes: readonly string[]) => ({
  ProjectionExpression: attributes.map((_, index) => `#${index}`).join(', '),
  ExpressionAttributeNames: Object.fromEntries(attributes.map((name, index) => [`#${index}`, name])),
});

/** Items by key, at most 100, in any order, read consistently; those that do not exist are left out. */
export const batchGet = async (wanted: readonly Item[], attributes?: readonly string[]): Promise<readonly Item[]> => {
  const shown = attributes && showing(attributes);
  const items: Item[] = [];
  let asked: Record<string, unknown>[] = [...wanted];
  for (let attempt = 0; asked.length > 0; attempt++) {
    if (attempt === attempts) throw new Error('The table kept some of the asked items to itself');
    if (attempt > 0) await backoff(attempt);
    const found = await documents().send(
      new BatchGetCommand({ RequestItems: { [TableName()]: { Keys: asked, ConsistentRead: true, ...shown } } }),
    );
    items.push(...(found.Responses?.[TableName()] ?? []));
    asked = found.UnprocessedKeys?.[TableName()]?.Keys ?? [];
  }
  return items;
};
