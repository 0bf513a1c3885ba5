import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { DeliveryState } from '#shared/validation/webhooks.ts';
import { readCursor, signCursor } from '../../ports/cursor.ts';
import { onTable, readsCursorKey } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { keys } from '../table/keys.ts';
import type { ListedPage, Listing } from '../table/newest-first.ts';
import { documents, TableName } from '../table/table.ts';
import { readDeliveries, type Delivery } from './delivery.ts';

/** So many reads for one page: a webhook with many deliveries of another state passes them in several pages. */
const readsAtMost = 5;

interface Wanted {
  readonly userId: string;
  readonly webhookId: string;
  readonly state: DeliveryState | undefined;
}

const eventIn = (sk: unknown): string => String(sk).split('#')[2] ?? '';

/** Those of events before one, newest first. */
const read = async ({ userId, webhookId, state }: Wanted, before: string, limit: number) => {
  const first = keys.delivery(userId, webhookId, '');
  const { Items, LastEvaluatedKey } = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :before',
      ExpressionAttributeValues: {
        ':pk': first.pk,
        ':first': first.sk,
        ':before': keys.delivery(userId, webhookId, before).sk,
        ...(state && { ':state': state }),
      },
      ...(state && { FilterExpression: '#state = :state', ExpressionAttributeNames: { '#state': 'state' } }),
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: limit,
    }),
  );
  const found = (await readDeliveries(Items)).filter(({ id }) => id !== before);
  return { found, passed: LastEvaluatedKey && eventIn(LastEvaluatedKey['sk']) };
};

/** Newest first. A page may hold fewer than asked though more follow; the cursor is the last event shown or passed. */
const page = async (wanted: Wanted, { cursor, limit }: Listing): Promise<ListedPage<Delivery> | 'invalidCursor'> => {
  const { userId, webhookId, state } = wanted;
  const boundTo = JSON.stringify([userId, 'deliveries', webhookId, state ?? null]);
  const start = cursor === undefined ? '~' : await readCursor(cursor, boundTo);
  if (start === undefined) return 'invalidCursor';
  const rows: Delivery[] = [];
  let next: string | undefined = start;
  for (let reads = 0; next !== undefined && rows.length <= limit && reads < readsAtMost; reads++) {
    // One row more for the place itself, and one that tells whether more follow.
    const { found, passed } = await read(wanted, next, limit + 2);
    rows.push(...found);
    next = passed;
  }
  const shown = rows.slice(0, limit);
  const place = rows.length > limit ? shown.at(-1)?.id : next;
  return { rows: shown, nextCursor: place === undefined ? null : await signCursor(place, boundTo) };
};

export const verbs = {
  page: verb([onTable('Query').of(keys.delivery), ...opensSealed, readsCursorKey], page),
};
