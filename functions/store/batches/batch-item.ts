import * as z from 'zod';
import { Batch } from '../../rules/batches/batch.ts';
import { goneAtFor } from '../keeping/gone-at.ts';
import { fieldsLater, openedByOwner, sealedFields } from '../sealing/sealed.ts';
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

export const readBatches = async (items: readonly Item[] = []): Promise<Batch[]> =>
  rows.all(await openedByOwner(items));
export const readBatch = async (item: Item | undefined): Promise<Batch | undefined> =>
  item && rows.one((await openedByOwner([item]))[0]);

/** What its owner calls it, and what the first line of a file says. */
const personal: ReadonlySet<string> = new Set(['name', 'note', 'columns']);

const fieldsOf = async (batch: Batch, seal: typeof fieldsLater): Promise<Item> => {
  const place = keys.batch(batch.userId, batch.id);
  const fields = await seal(batch.userId, place, { personal }, batch);
  return { ...place, ...fields, ttl: await goneAtFor(batch.userId, batch) };
};

/** A batch that is not ended is listed by when somebody is to look after it. */
const listing = (batch: Batch): Item =>
  batch.stage === 'ended' ? {} : listed('batches', batch.id, `${batch.lookAt ?? batch.createdAt}#${batch.id}`);

export const newBatchItem = async (batch: Batch): Promise<Item> => ({
  ...(await fieldsOf(batch, sealedFields)),
  ...listing(batch),
});

export const batchItem = async (batch: Batch): Promise<Item> => ({
  ...(await fieldsOf(batch, fieldsLater)),
  ...listing(batch),
});
