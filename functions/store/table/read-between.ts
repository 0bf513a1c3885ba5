import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from './row.ts';
import { documents, TableName } from './table.ts';

type Place = { readonly pk: string; readonly sk: string };

/** Whatever sorts between two places of a partition, what begins with the last of them included; in pages of 1 MB. */
export const readBetween = async ({ pk, sk: first }: Place, { sk: last }: Place): Promise<readonly Item[]> => {
  const items: Item[] = [];
  let from: Item | undefined;
  do {
    const found = await documents().send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':pk': pk, ':first': first, ':last': `${last}~` },
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    items.push(...(found.Items ?? []));
    from = found.LastEvaluatedKey;
  } while (from);
  return items;
};
