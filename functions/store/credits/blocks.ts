import { payDebts, sumPaid, type Paid } from '../../rules/credits/pay-debts.ts';
import { byLot, partsAtOnce, type Part } from '../../rules/credits/take-block.ts';
import { isLive, originOf } from '../../rules/credits/wallet.ts';
import type { Item } from '../table/row.ts';
import type { Items } from '../table/transaction.ts';
import { lotsIn, type Lot } from './credits.ts';
import { debtsIn, payClauses, payMovements, type Debt } from './debts.ts';
import { lateChange, lateChangesIn } from './late-changes.ts';
import { movementItem } from './movement.ts';
import { walletUpdate, type Clause } from './wallet-update.ts';

/** Debts that are paid at once, so that all of it fits into a transaction; the others stay owed until the next purchase. */
const debtsAtOnce = 28;

const atOnce = (parts: readonly Part[]): readonly Part[] => {
  const merged = byLot(parts);
  if (merged.length === 0) throw new Error('A block of nothing');
  if (merged.length > partsAtOnce) throw new Error('A block of more lots than one transaction takes');
  return merged;
};

const now = (at: string): Clause => ({ values: { ':now': at } });

const named = (index: number, { lotId, credits }: Part): Pick<Clause, 'names' | 'values'> => ({
  names: { [`#lot${index}`]: lotId },
  values: { [`:credits${index}`]: credits },
});

const takeClause = (part: Part, index: number): Clause => ({
  set: [`#lot${index}.remaining = #lot${index}.remaining - :credits${index}`],
  conditions: [
    `#lot${index}.remaining >= :credits${index}`,
    `#lot${index}.expiresAt > :now`,
    `attribute_not_exists(#lot${index}.endedAt)`,
  ],
  ...named(index, part),
});

/**
 * Takes credits of several lots out of a wallet for the rows of a batch, to be written together with the batch that tells
 * it: the first item is the wallet, and refuses where a lot is over or has fewer; a movement only where the same was taken
 * in that very instant. Either way, read the wallet again and take anew.
 */
export const reserveBlockItems = (userId: string, batchId: string, parts: readonly Part[], at: string): Items => {
  const taken = atOnce(parts);
  return [
    walletUpdate(userId, [...taken.map(takeClause), now(at)]),
    ...taken.map((part) =>
      movementItem(userId, { ...originOf(part), kind: 'reserve', subject: batchId, credits: -part.credits, at }, [
        part.lotId,
      ]),
    ),
  ];
};

const giveClause = (part: Part, index: number): Clause => ({
  set: [`#lot${index}.remaining = #lot${index}.remaining + :credits${index}`],
  conditions: [
    `#lot${index}.expiresAt > :now`,
    `attribute_not_exists(#lot${index}.endedAt)`,
    `attribute_not_exists(#lot${index}.unused)`,
  ],
  ...named(index, part),
});

const takesBack =
  (at: string) =>
  (lot: Lot): boolean =>
    isLive(at)(lot) && lot.unused === undefined;

/** Credits that come back to a lot that is over, and the debts for credits of that lot that they pay. */
interface Late {
  readonly part: Part;
  readonly paid: readonly Paid<Debt>[];
}

const latesOf = (parts: readonly Part[], debts: readonly Debt[]): readonly Late[] => {
  let room = debtsAtOnce;
  return parts.map((part) => {
    const own = debts.filter(({ of }) => of === part.lotId);
    const paid = payDebts(own.slice(0, room), part.credits);
    room -= paid.length;
    return { part, paid };
  });
};

/** What comes back to a lot that is over leaves it at once: it pays debts, because it was not spent after all, or it ends. */
const leavingItems = (userId: string, batchId: string, { part, paid }: Late, at: string): Items => {
  const ended = part.credits - sumPaid(paid);
  const ends = { ...originOf(part), kind: 'expire', subject: batchId, credits: -ended, at } as const;
  return [
    ...paid.flatMap((one) =>
      payMovements(userId, { ...originOf(part), paymentId: one.debt.paymentId, at, by: batchId }, [one]),
    ),
    ...(ended > 0 ? [movementItem(userId, ends, [part.lotId])] : []),
  ];
};

/**
 * Gives credits of a block back to the lots they came from, to be written together with the batch that tells it. The first
 * item is the wallet, and refuses where it is no longer as it was read, as far as it matters: then read it again. What of
 * it could be done twice, the batch's own condition keeps from that.
 */
export const returnBlockItems = (
  wallet: Item | undefined,
  userId: string,
  batchId: string,
  parts: readonly Part[],
  at: string,
): Items => {
  const given = atOnce(parts);
  const living = new Set(
    lotsIn(wallet)
      .filter(takesBack(at))
      .map(({ lotId }) => lotId),
  );
  const [alive, over] = [
    given.filter(({ lotId }) => living.has(lotId)),
    given.filter(({ lotId }) => !living.has(lotId)),
  ];
  const lates = latesOf(over, debtsIn(wallet));
  return [
    walletUpdate(userId, [
      ...alive.map(giveClause),
      ...(alive.length > 0 ? [now(at)] : []),
      ...(lates.length > 0 ? [lateChange(lateChangesIn(wallet))] : []),
      ...payClauses(lates.flatMap(({ paid }) => paid)),
    ]),
    ...given.map((part) =>
      movementItem(userId, { ...originOf(part), kind: 'void', subject: batchId, credits: part.credits, at }, [
        part.lotId,
      ]),
    ),
    ...lates.flatMap((late) => leavingItems(userId, batchId, late, at)),
  ];
};
