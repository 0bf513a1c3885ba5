import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { planNames } from '#shared/plans.ts';
import { AskedOfLate, isCountedWith } from '../../rules/bank/asked-of-late.ts';
import { originOf } from '../../rules/credits/wallet.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { listed, sparseIndex } from '../table/sparse-index.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { movementItem } from './movement.ts';
import { documents, TableName } from '../table/table.ts';

/** Credits granted together. `remaining` counts those neither spent nor reserved; expiry needs no sweeper. */
const Lot = z.object({
  lotId: z.string(),
  /** One of `lotSources`, or of another version's. */
  source: z.string(),
  /** One that only another version knows lifts nobody. */
  tier: z.enum(planNames).catch('free'),
  granted: z.int().min(0),
  remaining: z.int().min(0),
  expiresAt: z.iso.datetime(),
  /** Set when an operator ended the lot before its time. */
  endedAt: z.iso.datetime().optional(),
});
export type Lot = z.output<typeof Lot>;

const lots = rowsOf('lot', Lot);
const askedOfLate = rowsOf('count of questions', AskedOfLate);

const placeOf = ({ expiresAt, lotId }: Lot): string => `${expiresAt}#${lotId}`;

/**
 * A wallet is one item, so that one read beside another brings it; each attribute `lot_…` of it is a lot. Lots come the
 * one that expires first first.
 */
export const lotsIn = (wallet: Item | undefined): Lot[] =>
  Object.entries(wallet ?? {})
    .filter(([name]) => name.startsWith('lot_'))
    .flatMap(([, lot]) => lots.one(lot) ?? [])
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));

/** Those not expired and not ended; spent lots are included, their tier still counts. */
export const liveLotsIn = (wallet: Item | undefined, now: string): Lot[] =>
  lotsIn(wallet).filter(({ expiresAt, endedAt }) => !endedAt && expiresAt > now);

/** An update of one lot of a wallet. */
const ofLot = (userId: string, lotId: string) => ({
  TableName: TableName(),
  Key: keys.wallet(userId),
  ExpressionAttributeNames: { '#lot': lotId },
});

/** Puts a lot into the wallet, once, and the wallet where the daily jobs look for those with something in them. */
export const grantItems = (userId: string, lot: Lot, at: string) => [
  {
    Update: {
      ...ofLot(userId, lot.lotId),
      UpdateExpression: `SET #lot = :lot, ${sparseIndex.partition} = :list, ${sparseIndex.sort} = :lotId`,
      ConditionExpression: 'attribute_not_exists(#lot)',
      ExpressionAttributeValues: {
        ':lot': lot,
        ':list': listed('wallets', userId, lot.lotId)[sparseIndex.partition],
        ':lotId': lot.lotId,
      },
    },
  },
  movementItem(userId, { kind: 'grant', subject: lot.lotId, credits: lot.granted, at, ...originOf(lot) }),
];

/** Credits of one lot. */
interface Part {
  readonly lotId: string;
  readonly credits: number;
}

/** What its owner asked of late stands in the wallet too: it is read and written with every question anyway. */
export const askedIn = (wallet: Item | undefined): AskedOfLate | undefined =>
  wallet?.['askedSince'] === undefined ? undefined : askedOfLate.one(wallet);

/** One question more, or the first of another window. */
const counting = (before: AskedOfLate | undefined, now: string) =>
  isCountedWith(before, now)
    ? { set: '', add: ' ADD asked :one', values: { ':one': 1 } }
    : {
        set: ', askedSince = :now, asked = :one, unanswered = :none',
        add: '',
        values: { ':one': 1, ':none': 0 },
      };

/** Takes credits out, only while the lot is alive and has them, and counts the question. */
export const reserveItem = (userId: string, { lotId, credits }: Part, now: string, before?: AskedOfLate) => {
  const { set, add, values } = counting(before, now);
  return {
    Update: {
      ...ofLot(userId, lotId),
      UpdateExpression: `SET #lot.remaining = #lot.remaining - :credits${set}${add}`,
      ConditionExpression:
        '#lot.remaining >= :credits AND #lot.expiresAt > :now AND attribute_not_exists(#lot.endedAt)',
      ExpressionAttributeValues: { ':credits': credits, ':now': now, ...values },
    },
  };
};

/** Gives reserved credits back, dead or alive, unless the lot was purged; counts the question if it failed. */
export const returnItem = (userId: string, { lotId, credits }: Part, hasFailed: boolean) => ({
  Update: {
    ...ofLot(userId, lotId),
    UpdateExpression: `SET #lot.remaining = #lot.remaining + :credits${hasFailed ? ' ADD unanswered :one' : ''}`,
    ConditionExpression: 'attribute_exists(#lot)',
    ExpressionAttributeValues: { ':credits': credits, ...(hasFailed && { ':one': 1 }) },
  },
});

/** Ends a lot before its time: what it still holds is taken out, unless it changed since it was read. */
export const endItems = (userId: string, lot: Lot, now: string) => [
  {
    Update: {
      ...ofLot(userId, lot.lotId),
      UpdateExpression: 'SET #lot.remaining = :none, #lot.endedAt = :now',
      ConditionExpression: '#lot.remaining = :seen AND attribute_not_exists(#lot.endedAt)',
      ExpressionAttributeValues: { ':none': 0, ':seen': lot.remaining, ':now': now },
    },
  },
  movementItem(userId, { kind: 'expire', subject: lot.lotId, credits: -lot.remaining, at: now, ...originOf(lot) }),
];

/** Takes a dead lot out of the wallet, with what nobody used of it, unless it changed since it was read. */
export const purgeItems = (userId: string, lot: Lot, now: string) => [
  {
    Update: {
      ...ofLot(userId, lot.lotId),
      UpdateExpression: 'REMOVE #lot',
      ConditionExpression: '#lot.remaining = :seen',
      ExpressionAttributeValues: { ':seen': lot.remaining },
    },
  },
  ...(lot.remaining > 0
    ? [movementItem(userId, { kind: 'expire', subject: lot.lotId, credits: -lot.remaining, at: now, ...originOf(lot) })]
    : []),
];

const readWallet = async (userId: string): Promise<Item | undefined> => {
  const found = await documents.send(
    new GetCommand({ TableName: TableName(), Key: keys.wallet(userId), ConsistentRead: true }),
  );
  return found.Item;
};

export const verbs = {
  live: verb([onTable('GetItem')], async (userId: string, now: string): Promise<Lot[]> =>
    liveLotsIn(await readWallet(userId), now),
  ),

  /** Dead lots too, as long as they are not purged. */
  all: verb([onTable('GetItem')], async (userId: string): Promise<Lot[]> => lotsIn(await readWallet(userId))),
};
