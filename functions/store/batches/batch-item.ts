import * as z from 'zod';
import { Batch } from '../../rules/batches/batch.ts';
import { keys } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { listed } from '../table/sparse-index.ts';

const isPlaced = ({ pk, sk, userId, id }: Item): boolean => {
  if (typeof userId !== 'string' || typeof id !== 'string') return false;
  const key = keys.batch(userId, id);
  return pk === key.pk && sk === key.sk;
};

/** A batch names its owner and itself. */
const rows = rowsOf(
  'batch',
  z
    .any()
    .refine(isPlaced, { path: ['pk'] })
    .pipe(Batch),
);

export const readBatch = (item: unknown): Batch | undefined => rows.one(item);
export const readBatches = (items: readonly unknown[] | undefined): Batch[] => rows.all(items);

/** A batch that is not ended is listed by when somebody is to look after it. */
export const batchItem = (batch: Batch): Item => ({
  ...keys.batch(batch.userId, batch.id),
  ...batch,
  ...(batch.stage !== 'ended' && listed('batches', batch.id, `${batch.lookAt ?? batch.createdAt}#${batch.id}`)),
});
