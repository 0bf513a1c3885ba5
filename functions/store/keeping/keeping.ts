import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keepingYears } from '#shared/plans.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { plusSeconds } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { readListedRows } from '../table/listed-rows.ts';
import { rowsOf } from '../table/row.ts';
import { listed, onList, sparseIndex, type Cursor, type Page } from '../table/sparse-index.ts';
import { documents, TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';
import { applyChoice } from './apply-choice.ts';
import { chosenWithinSeconds, KeptYears } from '../sealing/data-keys.ts';

const ofCustomer = keys.dataKey('').pk;

/** How long a customer keeps what was asked in production; `keptTo` is how far rows of before were told so. */
const Keeping = z.object({
  pk: z.string().startsWith(ofCustomer),
  keptYears: KeptYears,
  keptTo: z.string().optional(),
  [sparseIndex.sort]: z.string().default(''),
});
const rows = rowsOf('keeping', Keeping);

export interface Keeping {
  readonly userId: string;
  readonly years: number;
  readonly keptTo: string | undefined;
  /** Which choice it is. */
  readonly choice: string;
}

const keepingIn = (item: unknown): Keeping | undefined => {
  const row = rows.one(item);
  return (
    row && {
      userId: row.pk.slice(ofCustomer.length),
      years: row.keptYears,
      keptTo: row.keptTo,
      choice: row[sparseIndex.sort],
    }
  );
};

const ofKeeping = (userId: string) => ({ TableName: TableName(), Key: keys.dataKey(userId) });

const years = async (userId: string): Promise<number> => {
  const { Item } = await documents().send(new GetCommand({ ...ofKeeping(userId), ConsistentRead: true }));
  return keepingIn(Item)?.years ?? keepingYears.usual;
};

/**
 * Chooses for what comes, and lists the customer for what is there by when nobody writes by another choice any more; `false`
 * where the customer is gone.
 */
const choose = (userId: string, chosen: number, now: string): Promise<boolean> => {
  const list = listed('keeping', userId, `${plusSeconds(now, chosenWithinSeconds)}#${userId}`);
  return update({
    ...ofKeeping(userId),
    UpdateExpression: 'SET keptYears = :years, #list = :list, #sort = :sort REMOVE keptTo',
    ConditionExpression: 'attribute_not_exists(erasedAt)',
    ExpressionAttributeNames: { '#list': sparseIndex.partition, '#sort': sparseIndex.sort },
    ExpressionAttributeValues: {
      ':years': chosen,
      ':list': list[sparseIndex.partition],
      ':sort': list[sparseIndex.sort],
    },
  });
};

const listChanged = (before: string, cursor?: Cursor): Promise<Page<Keeping>> =>
  readListedRows('keeping', keepingIn, { before, cursor });

/** How far it has come; the customer leaves the list once all rows know. `false` where another was chosen meanwhile. */
const note = ({ userId, years: chosen, choice }: Keeping, keptTo: string | undefined): Promise<boolean> =>
  update({
    ...ofKeeping(userId),
    UpdateExpression: keptTo === undefined ? 'REMOVE #list, #sort, keptTo' : 'SET keptTo = :to',
    ConditionExpression: '#list = :list AND #sort = :sort AND keptYears = :years',
    ExpressionAttributeNames: { '#list': sparseIndex.partition, '#sort': sparseIndex.sort },
    ExpressionAttributeValues: {
      ':list': listed('keeping', userId, '')[sparseIndex.partition],
      ':sort': choice,
      ':years': chosen,
      ...(keptTo !== undefined && { ':to': keptTo }),
    },
  });

export const verbs = {
  years: verb([onTable('GetItem').of(keys.dataKey)], years),
  choose: verb([onTable('UpdateItem').of(keys.dataKey)], choose),
  listChanged: verb([onList('keeping'), onTable('BatchGetItem').of(keys.dataKey)], listChanged),
  apply: verb([onTable('Query', 'UpdateItem').of(keys.validation, keys.batchRow)], applyChoice),
  note: verb([onTable('UpdateItem').of(keys.dataKey)], note),
};
