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
import { idAt, readItems } from '../history/rows.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { readBilled } from '../validations/validation.ts';
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
  const { Item = {} } = await documents().send(
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
  const found = await documents().send(
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
    const { rows: items, isAll } = await readItems(userId, { after: place, before }, { limit, oldestFirst: true });
    const rows = items.map(readBilled);
    kept.push(...rows.filter(isJudged));
    const last = rows.at(-1);
    if (isAll || !last) return { rows: kept, upTo };
    [place, read] = [last.id, read + rows.length];
    if (read < atMost) continue;
    const reached = instantBefore(momentIn(last.id) ?? upTo);
    if (reached <= after) throw new Error('More validations at one instant than one call reads');
    return { rows: kept.filter(({ id }) => id < idAfter(reached)), upTo: reached };
  }
};

const gotAtOnce = 100;

const inPortions = async (
  ids: readonly string[],
  get: (some: readonly string[]) => Promise<readonly Item[]>,
): Promise<Item[]> => {
  const found: Item[] = [];
  for (let from = 0; from < ids.length; from += gotAtOnce)
    found.push(...(await get(ids.slice(from, from + gotAtOnce))));
  return found;
};

/** Validations by id, each again as it stands; those that do not exist are left out. */
const reread = async (userId: string, ids: readonly string[]): Promise<Judged[]> =>
  (await inPortions(ids, (some) => batchGet(some.map((id) => keys.validation(userId, id))))).map(readBilled);

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

/** Batches by id, whatever became of them; those that do not exist are left out. */
const batches = async (userId: string, ids: readonly string[]): Promise<NamedBatch[]> => {
  const idOf = new Map(ids.map((id) => [keys.batch(userId, id).sk, id]));
  const items = await inPortions(ids, (some) => batchGet(some.map((id) => keys.batch(userId, id))));
  return items.map((item) => batchOf(idOf.get(String(item['sk'])) ?? '', item));
};

export const verbs = {
  wallet: verb([onTable('GetItem').of(keys.wallet)], readWallet),
  movements: verb([onTable('Query').of(keys.movement)], readMovements),
  validations: verb([onTable('Query').of(keys.validation)], validations),
  reread: verb([onTable('BatchGetItem').of(keys.validation)], reread),
  batches: verb([onTable('BatchGetItem').of(keys.batch)], batches),
};
