import * as z from 'zod';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import type { Batch } from '../../rules/books/blocks.ts';
import type { WalletLot } from '../../rules/books/lots.ts';
import type { Validation as Judged } from '../../rules/books/validations.ts';
import { unreadable } from '#shared/validation/status.ts';
import { momentIn } from '../../rules/id-time.ts';
import { instantBefore } from '../../rules/time.ts';
import { idAt, readRows } from '../history/rows.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { readMovement, type Told } from './movement.ts';

/** After one instant, up to another, which is included. */
export interface Span {
  readonly after: string;
  readonly upTo: string;
}

/** A lot as it stands in the wallet, even one that no rule would have written: whoever audits wants to see it. */
const RawLot = z.object({
  remaining: z.number(),
  granted: z.number(),
  expiresAt: z.string(),
  endedAt: z.string().optional(),
  unused: z.number().optional().catch(undefined),
}) satisfies z.ZodType<Omit<WalletLot, 'lotId'>>;

const rawLots = rowsOf('lot', RawLot);

/** A debt is a lot that holds less than nothing. */
const RawDebt = z
  .object({ owed: z.number(), total: z.number() })
  .transform(({ owed, total }): Omit<WalletLot, 'lotId'> => ({ remaining: -owed, granted: -total }));

const rawDebts = rowsOf('debt', RawDebt);

const rows = { lot_: rawLots, debt_: rawDebts } as const;
const prefixes = ['lot_', 'debt_'] as const;

/** Each under the name it stands there by, in one order, so that two reads can be compared: attributes come in any. */
const readWallet = async (userId: string): Promise<WalletLot[]> => {
  const { Item = {} } = await documents.send(
    new GetCommand({ TableName: TableName(), Key: keys.wallet(userId), ConsistentRead: true }),
  );
  return Object.entries(Item)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([lotId, lot]) => {
      const prefix = prefixes.find((one) => lotId.startsWith(one));
      const read = prefix && rows[prefix].one(lot);
      return read ? { ...read, lotId } : [];
    });
};

/** The last place of an instant: kinds and subjects sort before it. */
const endOf = (instant: string): string => `${instant}~`;

/** The instant that a place begins with, which is what orders the ledger. */
const instantOf = ({ place }: Told): string => place.split('#')[0] ?? '';

export interface Movements {
  readonly rows: readonly Told[];
  /** How far they reach: to the end of the span, or as far as one call read. */
  readonly upTo: string;
}

/** The oldest movements of a span, all of an instant or none of it, as many as one call reads (1 MB) or it is told. */
export const readMovements = async (userId: string, { after, upTo }: Span, limit?: number): Promise<Movements> => {
  const found = await documents.send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': keys.movement(userId, '').pk,
        ':first': keys.movement(userId, endOf(after)).sk,
        ':last': keys.movement(userId, endOf(upTo)).sk,
      },
      ConsistentRead: true,
      Limit: limit,
    }),
  );
  const rows = (found.Items ?? []).map(readMovement);
  const last = rows.at(-1);
  if (!found.LastEvaluatedKey || !last) return { rows, upTo };
  const reached = instantBefore(instantOf(last));
  if (reached <= after) throw new Error('More movements at one instant than one call reads');
  return { rows: rows.filter((row) => instantOf(row) <= reached), upTo: reached };
};

const idAfter = (instant: string): string => idAt(Date.parse(instant) + 1);

const readAtOnce = 1000;

/** The sandbox holds no credits: there is nothing to judge. */
const isJudged = ({ hold, status, environment }: Judged): boolean =>
  hold !== undefined || status === unreadable || environment === 'production';

/** As much as is judged: a span may hold many. */
const judgedOf = ({ id, status, environment, completedAt, hold }: Judged): Judged => ({
  id,
  status,
  environment,
  completedAt,
  hold,
});

export interface Validations {
  readonly rows: readonly Judged[];
  /** How far they reach: to the end of the span, or as far as was read. */
  readonly upTo: string;
}

/**
 * The validations created within a span that hold credits, should, or cannot be read: all of an instant or none of it. So many
 * are read, or a few more; what else the span holds is left.
 */
const validations = async (userId: string, { after, upTo }: Span, atMost = 10_000): Promise<Validations> => {
  const kept: Judged[] = [];
  const before = idAfter(upTo);
  const limit = Math.min(readAtOnce, atMost);
  let place = idAfter(after);
  for (let read = 0; ;) {
    const { rows, isAll } = await readRows(userId, { after: place, before }, { limit, oldestFirst: true });
    kept.push(...rows.filter(isJudged).map(judgedOf));
    const last = rows.at(-1);
    if (isAll || !last) return { rows: kept, upTo };
    [place, read] = [last.id, read + rows.length];
    if (read < atMost) continue;
    const reached = instantBefore(momentIn(last.id) ?? last.createdAt);
    if (reached <= after) throw new Error('More validations at one instant than one call reads');
    return { rows: kept.filter(({ id }) => id < idAfter(reached)), upTo: reached };
  }
};

const RawBatch = z.object({
  name: z.string().optional().catch(undefined),
  stage: z.string(),
  completedAt: z.iso.datetime().optional(),
});
const rawBatches = rowsOf('batch', RawBatch);

/** As the ledger tells it. */
export interface NamedBatch extends Batch {
  readonly name?: string | undefined;
}

/** One that cannot be read may go on: nothing is said of it. */
const batchOf = (id: string, item: Item): NamedBatch => {
  const batch = rawBatches.one(item);
  return { id, name: batch?.name, endedAt: batch?.stage === 'ended' ? batch.completedAt : undefined };
};

const gotAtOnce = 100;

/** Batches by id, whatever became of them; those that do not exist are left out. */
const batches = async (userId: string, ids: readonly string[]): Promise<NamedBatch[]> => {
  const found: NamedBatch[] = [];
  for (let from = 0; from < ids.length; from += gotAtOnce) {
    const some = new Map(ids.slice(from, from + gotAtOnce).map((id) => [keys.batch(userId, id).sk, id]));
    const items = await batchGet([...some.values()].map((id) => keys.batch(userId, id)));
    found.push(...items.map((item) => batchOf(some.get(String(item['sk'])) ?? '', item)));
  }
  return found;
};

export const verbs = {
  wallet: verb([onTable('GetItem').of(keys.wallet)], readWallet),
  movements: verb([onTable('Query').of(keys.movement)], readMovements),
  validations: verb([onTable('Query').of(keys.validation)], validations),
  batches: verb([onTable('BatchGetItem').of(keys.batch)], batches),
};
