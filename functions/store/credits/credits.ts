import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { planNames } from '#shared/plans.ts';
import { AskedOfLate, isCountedWith } from '../../rules/bank/asked-of-late.ts';
import { payDebts, sumPaid } from '../../rules/credits/pay-debts.ts';
import { isLive, originOf } from '../../rules/credits/wallet.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { listed, sparseIndex } from '../table/sparse-index.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { debtsIn, rawDebtsIn, payClauses, payMovements } from './debts.ts';
import { movementItem } from './movement.ts';
import { walletUpdate, type Clause } from './wallet-update.ts';
import { documents, TableName } from '../table/table.ts';

/**
 * Credits granted together. `remaining` counts those neither spent nor reserved, so that it always is the sum of the lot's
 * movements. From `expiresAt` on they are not balance, whether the movement of their expiry is written yet or not.
 */
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
  /** How many credits nobody had used when the lot expired or was ended; set with the movement that took them out. */
  unused: z.int().min(0).optional().catch(undefined),
});
export type Lot = z.output<typeof Lot>;

const lots = rowsOf('lot', Lot);
const askedOfLate = rowsOf('count of questions', AskedOfLate);

const placeOf = ({ expiresAt, lotId }: Lot): string => `${expiresAt}#${lotId}`;

const rawLotsIn = (wallet: Item = {}): unknown[] =>
  Object.entries(wallet).flatMap(([name, lot]) => (name.startsWith('lot_') ? [lot] : []));

/**
 * A wallet is one item, so that one read beside another brings it; each attribute `lot_…` of it is a lot. Lots come the
 * one that expires first first.
 */
export const lotsIn = (wallet: Item | undefined): Lot[] =>
  rawLotsIn(wallet)
    .flatMap((lot) => lots.one(lot) ?? [])
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));

/** Those not expired and not ended; spent lots are included, their tier still counts. */
export const liveLotsIn = (wallet: Item | undefined, now: string): Lot[] => lotsIn(wallet).filter(isLive(now));

/** An update of one lot of a wallet. */
const ofLot = (userId: string, lotId: string) => ({
  TableName: TableName(),
  Key: keys.wallet(userId),
  ExpressionAttributeNames: { '#lot': lotId },
});

interface Paying {
  /** As it was read; it is written only where its debts are still the same. */
  readonly wallet: Item | undefined;
  readonly paymentId: string;
  readonly at: string;
}

/** What a movement of a whole lot tells of it. */
export const ofLotItself = (lot: Lot) => ({ ...originOf(lot), subject: lot.lotId, expiresAt: lot.expiresAt });

/** Puts a lot into the wallet, once, and the wallet where the daily jobs look for those with something in them. */
export const grantClause = (userId: string, lot: Lot): Clause => ({
  set: ['#lot = :lot', `${sparseIndex.partition} = :list`, `${sparseIndex.sort} = :lotId`],
  conditions: ['attribute_not_exists(#lot)'],
  names: { '#lot': lot.lotId },
  values: {
    ':lot': lot,
    ':list': listed('wallets', userId, lot.lotId)[sparseIndex.partition],
    ':lotId': lot.lotId,
  },
});

export const grantMovement = (userId: string, lot: Lot, at: string, paymentId?: string) =>
  movementItem(userId, { ...ofLotItself(lot), kind: 'grant', credits: lot.granted, at, paymentId });

export const grantItems = (userId: string, lot: Lot, at: string) => [
  walletUpdate(userId, [grantClause(userId, lot)]),
  grantMovement(userId, lot, at),
];

/** The same for credits that were paid: before anything else they pay what the customer owes. */
export const grantPaidItems = (userId: string, lot: Lot, { wallet, paymentId, at }: Paying) => {
  const paid = payDebts(debtsIn(wallet), lot.granted);
  const left = { ...lot, remaining: lot.granted - sumPaid(paid) };
  return [
    walletUpdate(userId, [grantClause(userId, left), ...payClauses(paid)]),
    grantMovement(userId, lot, at, paymentId),
    ...payMovements(userId, { ...originOf(lot), paymentId, at }, paid),
  ];
};

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

/** Gives reserved credits back, only while the lot is alive; counts the question if it failed. */
export const returnItem = (userId: string, { lotId, credits }: Part, now: string, hasFailed: boolean) => ({
  Update: {
    ...ofLot(userId, lotId),
    UpdateExpression: `SET #lot.remaining = #lot.remaining + :credits${hasFailed ? ' ADD unanswered :one' : ''}`,
    ConditionExpression:
      '#lot.expiresAt > :now AND attribute_not_exists(#lot.endedAt) AND attribute_not_exists(#lot.unused)',
    ExpressionAttributeValues: { ':credits': credits, ':now': now, ...(hasFailed && { ':one': 1 }) },
  },
});

/** Ends a lot before its time: what it still holds is taken out, unless it changed since it was read. */
export const endItems = (userId: string, lot: Lot, now: string) => [
  {
    Update: {
      ...ofLot(userId, lot.lotId),
      UpdateExpression: 'SET #lot.remaining = :none, #lot.endedAt = :now, #lot.unused = :seen',
      ConditionExpression:
        '#lot.remaining = :seen AND attribute_not_exists(#lot.endedAt) AND attribute_not_exists(#lot.unused)',
      ExpressionAttributeValues: { ':none': 0, ':seen': lot.remaining, ':now': now },
    },
  },
  movementItem(userId, { ...ofLotItself(lot), kind: 'expire', credits: -lot.remaining, at: now }),
];

/**
 * What is left of a dead lot leaves the ledger: at the instant it expired, once. The release before gives credits back to
 * lots that are dead; what comes after the first time is dated as it is found, because nobody could spend it in between.
 */
const leavingItems = (userId: string, lot: Lot, now: string) => {
  const at = lot.endedAt === undefined && lot.unused === undefined ? lot.expiresAt : now;
  return lot.remaining > 0
    ? [movementItem(userId, { ...ofLotItself(lot), kind: 'expire', credits: -lot.remaining, at })]
    : [];
};

/** Posts the expiry of a lot: it holds nothing any more and takes nothing back. */
export const expireItems = (userId: string, lot: Lot, now: string) => [
  {
    Update: {
      ...ofLot(userId, lot.lotId),
      UpdateExpression: 'SET #lot.remaining = :none, #lot.unused = :unused',
      ConditionExpression: '#lot.remaining = :seen',
      ExpressionAttributeValues: { ':none': 0, ':seen': lot.remaining, ':unused': (lot.unused ?? 0) + lot.remaining },
    },
  },
  ...leavingItems(userId, lot, now),
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
  ...leavingItems(userId, lot, now),
];

export const readWallet = async (userId: string): Promise<Item | undefined> => {
  const found = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.wallet(userId), ConsistentRead: true }),
  );
  return found.Item;
};

export const verbs = {
  live: verb([onTable('GetItem').of(keys.wallet)], async (userId: string, now: string): Promise<Lot[]> =>
    liveLotsIn(await readWallet(userId), now),
  ),

  /** Dead lots too, as long as they are not purged. */
  all: verb([onTable('GetItem').of(keys.wallet)], async (userId: string): Promise<Lot[]> =>
    lotsIn(await readWallet(userId)),
  ),

  /** How many stand in the wallet, debts and those that this version cannot read included. */
  count: verb([onTable('GetItem').of(keys.wallet)], async (userId: string): Promise<number> => {
    const wallet = await readWallet(userId);
    return rawLotsIn(wallet).length + rawDebtsIn(wallet).length;
  }),
};
