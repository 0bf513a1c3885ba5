import * as z from 'zod';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { onTable, onUnsettledIndex } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { purgeItems, type Lot } from './credits.ts';
import { keys, ownerIn, unsettled } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { transact } from '../table/transaction.ts';

/** Whose wallet it is stands in its key; where the next page begins is DynamoDB's own matter. */
const Listed = z.object({ pk: z.string().startsWith('USER#'), [unsettled.sort]: z.string() });
const Place = z.record(z.string(), z.unknown());
type Place = z.output<typeof Place>;

export interface Owner {
  readonly userId: string;
  readonly latestLot: string;
}

export interface Owners {
  readonly owners: readonly Owner[];
  readonly next: Place | undefined;
}

const atOnce = 200;

/** Who may hold credits, in pages. */
const listOwners = async (from?: Place): Promise<Owners> => {
  const found = await documents.send(
    new QueryCommand({
      TableName: TableName(),
      IndexName: unsettled.indexName,
      KeyConditionExpression: '#pk = :wallets',
      ExpressionAttributeNames: { '#pk': unsettled.partition },
      ExpressionAttributeValues: { ':wallets': unsettled.wallets },
      ExclusiveStartKey: from,
      Limit: atOnce,
    }),
  );
  return {
    owners: z
      .array(Listed)
      .parse(found.Items ?? [])
      .map(({ pk, unsettledSk }) => ({ userId: ownerIn(pk), latestLot: unsettledSk })),
    next: Place.optional().parse(found.LastEvaluatedKey),
  };
};

/** The wallet is not listed any more until the next grant; one of which `latestLot` knows nothing keeps it listed. */
const unlist = async ({ userId, latestLot }: Owner): Promise<void> => {
  const retired = {
    TableName: TableName(),
    Key: keys.wallet(userId),
    UpdateExpression: `REMOVE ${unsettled.partition}, ${unsettled.sort}`,
    ConditionExpression: `${unsettled.sort} = :latestLot`,
    ExpressionAttributeValues: { ':latestLot': latestLot },
  };
  await transact([{ Update: retired }]);
};

export const verbs = {
  listOwners: verb([onUnsettledIndex], listOwners),

  /** Takes a dead lot out of the wallet; what was left of it is a movement. */
  purge: verb(
    [onTable('UpdateItem', 'PutItem')],
    async (userId: string, lot: Lot, now: string): Promise<'purged' | 'changed'> =>
      (await transact(purgeItems(userId, lot, now))) === undefined ? 'purged' : 'changed',
  ),

  unlist: verb([onTable('UpdateItem')], unlist),
};
