import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Environment } from '#shared/validation/environment.ts';
import { readCursor, signCursor } from '../../ports/cursor.ts';
import { onTable, readsCursorKey } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import type { Batch } from '../../rules/batches/batch.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { keys } from '../table/keys.ts';
import type { Listing, ListedPage } from '../table/newest-first.ts';
import { documents, TableName } from '../table/table.ts';
import { readBatches } from './batch-item.ts';

const first = 'BATCH#';
const idIn = (sk: string): string => sk.slice(first.length);

/** So many reads for one page: an account with many batches of the other environment passes them in several pages. */
const readsAtMost = 5;

interface Reading {
  readonly userId: string;
  readonly environment: Environment | undefined;
  /** Newest first, those older than the batch of this id. */
  readonly before: string;
  readonly limit: number;
}

const read = async ({ userId, environment, before, limit }: Reading) => {
  const { Items = [], LastEvaluatedKey } = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :before',
      ExpressionAttributeValues: {
        ':pk': keys.batch(userId, '').pk,
        ':first': first,
        ':before': keys.batch(userId, before).sk,
        ...(environment && { ':environment': environment }),
      },
      ...(environment && { FilterExpression: 'environment = :environment' }),
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: limit,
    }),
  );
  const found = (await readBatches(Items)).filter(({ id }) => id !== before);
  return { found, passed: LastEvaluatedKey && idIn(String(LastEvaluatedKey['sk'])) };
};

/**
 * Newest first. The cursor is the id of the last batch shown or passed, so what follows is stable under inserts; a page may
 * hold fewer than asked though more follow.
 */
const page = async (
  userId: string,
  environment: Environment | undefined,
  { cursor, limit }: Listing,
): Promise<ListedPage<Batch> | 'invalidCursor'> => {
  const boundTo = JSON.stringify([userId, 'batches', environment ?? null]);
  let place = cursor === undefined ? '~' : await readCursor(cursor, boundTo);
  if (place === undefined) return 'invalidCursor';
  const rows: Batch[] = [];
  let next: string | undefined = place;
  for (let reads = 0; next !== undefined && rows.length <= limit && reads < readsAtMost; reads++) {
    // BETWEEN is inclusive: one row more for the place itself, and one that tells whether more follow.
    const { found, passed } = await read({ userId, environment, before: next, limit: limit + 2 });
    rows.push(...found);
    next = passed;
  }
  const shown = rows.slice(0, limit);
  place = rows.length > limit ? shown.at(-1)?.id : next;
  return { rows: shown, nextCursor: place === undefined ? null : await signCursor(place, boundTo) };
};

export const verbs = {
  page: verb([onTable('Query').of(keys.batch), ...opensSealed, readsCursorKey], page),
};
