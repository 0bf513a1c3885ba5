import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { batchLimits } from '#shared/validation/batches.ts';
import { Batch } from '../../rules/batches/batch.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';

/** Ids of batches that may be unfinished: each enters with its batch, and leaves when somebody needs its place. */
const rings = rowsOf('open batches', z.object({ open: z.set(z.string()).optional() }));
const stages = rowsOf('stage of a batch', Batch.pick({ id: true, stage: true }));

const ringOf = (userId: string) => ({ TableName: TableName(), Key: keys.openBatches(userId) });

/** Takes a place among the unfinished batches of a customer, if there is one or it has one. */
export const placeUpdate = (userId: string, id: string) => ({
  ...ringOf(userId),
  UpdateExpression: 'ADD #open :one',
  ConditionExpression:
    'attribute_not_exists(#open) OR (attribute_type(#open, :set) AND (size(#open) < :atMost OR contains(#open, :id)))',
  ExpressionAttributeNames: { '#open': 'open' },
  ExpressionAttributeValues: { ':one': new Set([id]), ':id': id, ':atMost': batchLimits.open, ':set': 'SS' },
});

/** Those that are there and not ended; one that this version cannot read is not known to be. */
const unfinished = async (userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = stages.all(await batchGet(ids.map((id) => keys.batch(userId, id))));
  return new Set(found.filter(({ stage }) => stage !== 'ended').map(({ id }) => id));
};

/** What no version reads is begun anew: better more batches at once for a while than none ever again. */
const beginAnew = (userId: string): Promise<boolean> =>
  update({
    ...ringOf(userId),
    UpdateExpression: 'REMOVE #open',
    ConditionExpression: 'attribute_exists(#open) AND NOT attribute_type(#open, :set)',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':set': 'SS' },
  });

/** Frees the places of those that ended since; `false` where none did. */
export const freePlaces = async (userId: string): Promise<boolean> => {
  const { Item } = await documents().send(new GetCommand({ ...ringOf(userId), ConsistentRead: true }));
  const ring = rings.one(Item);
  if (Item && !ring) return beginAnew(userId);
  const ids = [...(ring?.open ?? [])];
  const open = await unfinished(userId, ids);
  const gone = ids.filter((id) => !open.has(id));
  if (gone.length === 0) return false;
  return update({
    ...ringOf(userId),
    UpdateExpression: 'DELETE #open :gone',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':gone': new Set(gone) },
  });
};
