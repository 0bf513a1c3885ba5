import type { Batch } from '../../rules/batches/batch.ts';
import type { Claim } from '../../rules/idempotency/claim.ts';
import type { CountedRows } from '../../rules/keys/month-room.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { sealsAndOpens } from '../sealing/data-keys.ts';
import { keys } from '../table/keys.ts';
import { claimItem } from '../idempotency/idempotency.ts';
import { countRowsItem } from '../keys/count-rows.ts';
import { TableName } from '../table/table.ts';
import { refusedIn, update } from '../table/transaction.ts';
import { newBatchItem } from './batch-item.ts';
import { freePlaces, placeUpdate } from './open-batches.ts';

/** What goes into the table with a batch. */
interface Beside {
  readonly claim: Claim | undefined;
  /** Of a key, where its rows are known. */
  readonly counted: CountedRows | undefined;
}

/** Why nothing was written; what is told first is what holds whatever the moment is. */
type Refused = 'keyUsed' | 'tooMany' | 'monthUsedUp';

const write = async (batch: Batch, { claim, counted }: Beside): Promise<Refused | undefined> => {
  const { userId, id, createdAt } = batch;
  const items = [
    ...(claim ? [{ why: 'keyUsed', item: claimItem(userId, claim, createdAt) } as const] : []),
    { why: 'tooMany', item: { Update: placeUpdate(userId, id) } } as const,
    ...(counted ? [{ why: 'monthUsedUp', item: countRowsItem(counted) } as const] : []),
    {
      why: undefined,
      item: {
        Put: {
          TableName: TableName(),
          Item: await newBatchItem(batch),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    } as const,
  ];
  const [first] = await refusedIn(items.map(({ item }) => item));
  if (first === undefined) return undefined;
  const why = items[first]?.why;
  if (!why) throw new Error('There is a batch with this id');
  return why;
};

/** Makes a batch, takes a place among the unfinished ones, counts its rows and claims its request's key: all of it or nothing. */
const create = async (batch: Batch, beside: Beside): Promise<'created' | Refused> => {
  const refused = await write(batch, beside);
  const isWorthAgain = refused === 'tooMany' && (await freePlaces(batch.userId));
  return (isWorthAgain ? await write(batch, beside) : refused) ?? 'created';
};

const takePlace = async (userId: string, id: string): Promise<boolean> =>
  (await update(placeUpdate(userId, id))) || ((await freePlaces(userId)) && (await update(placeUpdate(userId, id))));

export const verbs = {
  create: verb(
    [
      onTable('GetItem').of(keys.openBatches),
      onTable('BatchGetItem').of(keys.batch),
      onTable('PutItem').of(keys.batch, keys.idempotency),
      onTable('UpdateItem').of(keys.openBatches),
      ...sealsAndOpens,
    ],
    (batch: Batch, { claim }: Pick<Beside, 'claim'>) => create(batch, { claim, counted: undefined }),
  ),
  /** The same where a key asks, whose month counts the rows. */
  createForKey: verb(
    [
      onTable('GetItem').of(keys.openBatches),
      onTable('BatchGetItem').of(keys.batch),
      onTable('PutItem').of(keys.batch, keys.idempotency),
      onTable('UpdateItem').of(keys.openBatches, keys.apiKey),
      ...sealsAndOpens,
    ],
    create,
  ),
  /** Before one that ended is begun again; `false` where too many are unfinished. A place that is not used is freed by itself. */
  takePlace: verb(
    [
      onTable('GetItem').of(keys.openBatches),
      onTable('BatchGetItem').of(keys.batch),
      onTable('UpdateItem').of(keys.openBatches),
    ],
    takePlace,
  ),
};
