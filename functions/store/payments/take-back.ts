import { payDebts } from '../../rules/credits/pay-debts.ts';
import { originOf } from '../../rules/credits/wallet.ts';
import type { Taking } from '../../rules/payments/take-back.ts';
import { newId } from '../../proof.ts';
import { grantClause, grantMovement, ofLotItself, type Lot } from '../credits/credits.ts';
import { oweClause, oweMovement, payClauses, payMovements, type Debt } from '../credits/debts.ts';
import { lateChange } from '../credits/late-changes.ts';
import { movementItem } from '../credits/movement.ts';
import { walletUpdate, type Clause } from '../credits/wallet-update.ts';
import { refusedIn, type Items } from '../table/transaction.ts';
import type { Payment } from './payment.ts';
import { changed } from './rows.ts';
import type { Seen } from './standing.ts';

interface TakingBack {
  /** As it was read. */
  readonly payment: Payment;
  readonly seen: Seen;
  readonly taking: Taking;
  readonly at: string;
}

/** The lot is as it was seen, over or not; what leaves it leaves it now. */
const lotClauses = ({ seen: { lot, standing }, taking, at }: TakingBack): readonly Clause[] => {
  if (!lot) return [];
  const isSeen: Clause = {
    conditions: ['#own.remaining = :seen'],
    names: { '#own': lot.lotId },
    values: { ':seen': lot.remaining },
  };
  const leaving = taking.reversed + taking.frozen + (taking.restored ? 0 : taking.repaid);
  if (!standing.lot || (leaving === 0 && !taking.endedBy)) return [isSeen];
  return [
    isSeen,
    {
      set: ['#own.remaining = :left', ...(taking.endedBy ? ['#own.endedAt = :at', '#own.unused = :none'] : [])],
      conditions: ['attribute_not_exists(#own.endedAt)'],
      values: { ':left': lot.remaining - leaving, ...(taking.endedBy && { ':at': at, ':none': 0 }) },
    },
  ];
};

/** What leaves a lot as a whole. The version tells two takings of one instant apart. */
const leavingMovements = (userId: string, { payment, seen: { lot }, taking, at }: TakingBack) => {
  if (!lot) return [];
  const left = (kind: 'reverse' | 'freeze', credits: number) =>
    taking.endedBy === kind || credits > 0
      ? [
          movementItem(userId, { ...ofLotItself(lot), kind, credits: -credits, at, paymentId: payment.id }, [
            String(payment.version),
          ]),
        ]
      : [];
  return [...left('reverse', taking.reversed), ...left('freeze', taking.frozen)];
};

const debtOf = ({ payment, seen, taking, at }: TakingBack): Debt | undefined => {
  if (taking.owed === 0) return undefined;
  if (payment.lotId === undefined) throw new Error('Credits are owed that nobody was granted');
  return {
    debtId: newId('debt', at),
    owed: taking.owed,
    total: taking.owed,
    of: payment.lotId,
    source: seen.history.source,
    at,
    paymentId: payment.id,
  };
};

/** What was frozen, in a lot of its own. */
const restoredLot = ({ payment, seen, taking: { restored }, at }: TakingBack): Lot | undefined =>
  restored && {
    lotId: newId('lot', at),
    source: seen.history.source,
    tier: payment.purchase.tier,
    granted: restored.credits,
    remaining: restored.credits,
    expiresAt: restored.expiresAt,
  };

const walletItems = (userId: string, taken: TakingBack, restored: Lot | undefined): Items => {
  const { payment, seen, taking, at } = taken;
  const debt = debtOf(taken);
  const paid = payDebts(seen.debts, taking.repaid);
  const payer = restored ?? seen.lot;
  const by = { paymentId: payment.id, at, by: String(payment.version) };
  return [
    walletUpdate(userId, [
      lateChange(seen.history.lateChanges),
      ...lotClauses(taken),
      ...(debt ? [oweClause(userId, debt)] : []),
      ...(restored ? [grantClause(userId, { ...restored, remaining: restored.granted - taking.repaid })] : []),
      ...payClauses(paid),
    ]),
    ...leavingMovements(userId, taken),
    ...(debt ? [oweMovement(userId, debt)] : []),
    ...(restored ? [grantMovement(userId, restored, at, payment.id)] : []),
    ...(payer ? payMovements(userId, { ...originOf(payer), ...by }, paid) : []),
  ];
};

/** Does all of it, unless something of it is no longer as it was seen. */
export const takeBack = async (taken: TakingBack): Promise<'taken' | 'changed'> => {
  const { payment, taking } = taken;
  const restored = restoredLot(taken);
  const changes = {
    ...taking.fate,
    ...(restored && { lotId: restored.lotId, creditsExpireAt: restored.expiresAt }),
  };
  const ofWallet = payment.userId === undefined ? [] : walletItems(payment.userId, taken, restored);
  const refused = await refusedIn([{ Update: changed(payment, changes) }, ...ofWallet]);
  return refused.length === 0 ? 'taken' : 'changed';
};
