import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { daySeconds } from '../../rules/time.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import type { Item } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { backoff } from '../table/transaction.ts';

/** That an event is to be sent at a time. The delivery says the truth: what stands here may be of before. */
export interface Due {
  readonly at: string;
  /** Of the event. */
  readonly id: string;
}

/** What is due for a webhook that is gone leaves by itself. */
export const dueItem = (webhookId: string, { at, id }: Due): Item => ({
  ...keys.deliveryDue(webhookId, at, id),
  // What is first in line is due as of long ago.
  ttl: secondsOf(at) + 3 * webhookLimits.keptDays * daySeconds,
});

const dueIn = (sk: string): Due => {
  const [at = '', id = ''] = sk.split('#');
  return { at, id };
};

/** Of one webhook at once. */
const pageSize = 25;

export interface DuePage {
  /** By now, the longest due first. */
  readonly due: readonly Due[];
  /** When the next one is, where nothing is due now. */
  readonly nextAt: string | undefined;
}

const page = async (webhookId: string, now: string): Promise<DuePage> => {
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.deliveryDue(webhookId, '', '').pk },
      ConsistentRead: true,
      Limit: pageSize,
    }),
  );
  const all = Items.map((item) => dueIn(String(item['sk'])));
  return { due: all.filter(({ at }) => at <= now), nextAt: all.find(({ at }) => at > now)?.at };
};

const attempts = 12;

type Requests = NonNullable<ConstructorParameters<typeof BatchWriteCommand>[0]['RequestItems']>[string];

const write = async (requests: Requests): Promise<void> => {
  let left = requests;
  for (let attempt = 0; left.length > 0; attempt++) {
    if (attempt === attempts) throw new Error('The table did not take all that is due');
    if (attempt > 0) await backoff(attempt);
    const { UnprocessedItems } = await documents().send(
      new BatchWriteCommand({ RequestItems: { [TableName()]: left } }),
    );
    left = UnprocessedItems?.[TableName()] ?? [];
  }
};

export interface Moves {
  readonly added: readonly Due[];
  readonly gone: readonly Due[];
}

/** After a crash one event may be due at two times, and both say where it belongs. */
const eachOnce = (all: readonly Due[]): readonly Due[] => [
  ...new Map(all.map((due) => [`${due.at}#${due.id}`, due])).values(),
];

/** Writes down what is due at other times, and only then takes away what is due no more, of one page. */
const move = async (webhookId: string, { added, gone }: Moves): Promise<void> => {
  await write(eachOnce(added).map((due) => ({ PutRequest: { Item: { ...dueItem(webhookId, due) } } })));
  await write(gone.map(({ at, id }) => ({ DeleteRequest: { Key: keys.deliveryDue(webhookId, at, id) } })));
};

export const verbs = {
  page: verb([onTable('Query').of(keys.deliveryDue)], page),
  move: verb([onTable('BatchWriteItem').of(keys.deliveryDue)], move),
};
