import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { expireItems, purgeItems, type Lot } from './credits.ts';
import { keys, ownerIn } from '../table/keys.ts';
import { onList, readList, sparseIndex, type Cursor, type Page } from '../table/sparse-index.ts';
import { TableName } from '../table/table.ts';
import { transact, update } from '../table/transaction.ts';

export interface Owner {
  readonly userId: string;
  readonly latestLot: string;
}

/** Of each of the partitions a list is spread over. */
const pageSize = 20;

/** A page of those who may hold credits. */
const listOwners = async (cursor?: Cursor): Promise<Page<Owner>> => {
  const { places, unreadable, next } = await readList('wallets', { limit: pageSize, cursor });
  const found = places.map((place) => ({
    place,
    item: { userId: ownerIn(place.pk), latestLot: place.unsettledSk },
  }));
  return { found, unreadable, next };
};

/** The wallet is not listed any more until the next grant; one of which `latestLot` knows nothing keeps it listed. */
const unlist = async ({ userId, latestLot }: Owner): Promise<void> => {
  const unlisted = {
    TableName: TableName(),
    Key: keys.wallet(userId),
    UpdateExpression: `REMOVE ${sparseIndex.partition}, ${sparseIndex.sort}`,
    ConditionExpression: `${sparseIndex.sort} = :latestLot`,
    ExpressionAttributeValues: { ':latestLot': latestLot },
  };
  await update(unlisted);
};

export const verbs = {
  listOwners: verb([onList('wallets')], listOwners),

  /** Posts that a lot expired; what was left of it is a movement. */
  expire: verb(
    [onTable('UpdateItem').of(keys.wallet), onTable('PutItem').of(keys.movement)],
    async (userId: string, lot: Lot, now: string): Promise<'expired' | 'changed'> =>
      (await transact(expireItems(userId, lot, now))) === undefined ? 'expired' : 'changed',
  ),

  /** Takes a dead lot out of the wallet; what was left of it is a movement. */
  purge: verb(
    [onTable('UpdateItem').of(keys.wallet), onTable('PutItem').of(keys.movement)],
    async (userId: string, lot: Lot, now: string): Promise<'purged' | 'changed'> =>
      (await transact(purgeItems(userId, lot, now))) === undefined ? 'purged' : 'changed',
  ),

  unlist: verb([onTable('UpdateItem').of(keys.wallet)], unlist),
};
