import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import type { Counts } from '../../rules/usage/counts.ts';
import { keys, keyUsageIn, usageIn } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { countsIn } from './usage.ts';

/** Days (UTC), both of them included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface DayCounts {
  readonly date: string;
  readonly counts: Counts;
}

export interface KeyDayCounts extends DayCounts {
  readonly key: string;
}

type Item = Readonly<Record<string, unknown>>;
type Place = { readonly pk: string; readonly sk: string };

/** Whatever sorts between two places, in pages of 1 MB. */
const readBetween = async ({ pk, sk: first }: Place, { sk: last }: Place): Promise<readonly Item[]> => {
  const items: Item[] = [];
  let from: Item | undefined;
  do {
    const found = await documents.send(
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

/** Answers of each day by status, door and key; those of keys among them. */
const days = async (userId: string, environment: string, { from, to }: Days): Promise<readonly DayCounts[]> => {
  const items = await readBetween(keys.usage(userId, from, ''), keys.usage(userId, to, ''));
  return items
    .map((item) => ({ ...usageIn(String(item['sk'])), counts: countsIn(item) }))
    .filter((day) => day.environment === environment);
};

/** Of each key and day: answers by country, how long they took, and requests by status and error. */
const keyDays = async (userId: string, environment: string, { from, to }: Days): Promise<readonly KeyDayCounts[]> => {
  const items = await readBetween(
    keys.keyUsage(userId, environment, from, ''),
    keys.keyUsage(userId, environment, to, ''),
  );
  return items.map((item) => ({ ...keyUsageIn(String(item['sk'])), counts: countsIn(item) }));
};

export const verbs = {
  days: verb([onTable('Query')], days),
  keyDays: verb([onTable('Query')], keyDays),
};
