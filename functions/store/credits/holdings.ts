import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { packNames } from '#shared/plans.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { lotsIn, type Lot } from './credits.ts';
import { debtsIn, type Debt } from './debts.ts';

/** A subscription of the wallet's owner: written together with its row, so that nobody reads that one to know the plan. */
const Running = z.object({ plan: z.enum(packNames), until: z.iso.datetime() });
export type Running = z.output<typeof Running>;

const running = rowsOf('subscription of a wallet', Running);

/** Each attribute `sub_…` of a wallet is a subscription whose plan counts, or counted. */
export const runningIn = (wallet: Item = {}): Running[] =>
  running.all(Object.entries(wallet).flatMap(([name, one]) => (name.startsWith('sub_') ? [one] : [])));

export interface Holdings {
  /** Dead ones too, as long as they are not purged. */
  readonly lots: readonly Lot[];
  readonly subscriptions: readonly Running[];
  readonly debts: readonly Debt[];
}

const find = async (userId: string): Promise<Holdings> => {
  const { Item } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.wallet(userId), ConsistentRead: true }),
  );
  return { lots: lotsIn(Item), subscriptions: runningIn(Item), debts: debtsIn(Item) };
};

export const verbs = {
  /** All that lifts an account to a plan, and what it owes, in one read. */
  find: verb([onTable('GetItem').of(keys.wallet)], find),
};
