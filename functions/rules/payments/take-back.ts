import { plusSeconds, secondsBetween } from '../time.ts';
import type { Dispute, Refund } from './paypal.ts';

/** What PayPal says of money that was granted for. */
export interface WentBack {
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  /** A bank took it back, not us. */
  readonly isReversal: boolean;
}

/** While a dispute is open: the credits that wait for its end, and how long they would have lived. */
interface Frozen {
  readonly disputeId: string;
  readonly credits: number;
  readonly secondsLeft: number;
  /** The lot they left; absent where it was over before. */
  readonly lotId?: string | undefined;
  /** Of the credits that came back to that lot since, how many are counted in. */
  readonly returned: number;
}

/** What became of a payment, as far as it matters here. */
interface Fate {
  readonly status: string;
  readonly takenBack?: { readonly cents: number; readonly credits: number; readonly owed: number } | undefined;
  readonly frozen?: Frozen | undefined;
  /** Disputes that are over: what is told of them later is old. */
  readonly endedDisputes?: readonly string[] | undefined;
}

interface Payment extends Fate {
  readonly cents: number;
  readonly purchase: { readonly credits: number };
}

/** Where the credits of a payment are. */
export interface Standing {
  /** Spent, in use by a validation without an answer, or paid for a debt. */
  readonly used: number;
  /** The lot that holds the others; absent where it is over. */
  readonly lot: { readonly lotId: string; readonly remaining: number; readonly expiresAt: string } | undefined;
  /** Credits that came back to the lot that was frozen. */
  readonly returned: number;
  /** What the customer still owes because of this payment. */
  readonly owing: number;
}

/** What is to be done, in credits. */
export interface Taking {
  /** Leave the living lot, because their money went back. */
  readonly reversed: number;
  /** Leave it because their money is disputed. */
  readonly frozen: number;
  /** Why the living lot is over; absent where it lives on. */
  readonly endedBy: 'reverse' | 'freeze' | undefined;
  /** Begin a debt: their money went back, and they were spent. */
  readonly owed: number;
  /** Were frozen, and come back as a lot of their own that ends at an instant. */
  readonly restored: { readonly credits: number; readonly expiresAt: string } | undefined;
  /** Stay with the customer, and pay what is still owed because of this payment. */
  readonly repaid: number;
  readonly fate: Fate;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** A dispute that its buyer won; one that was withdrawn has no winner. */
const isLost = ({ isOpen, winner }: Dispute): boolean => !isOpen && winner === 'buyer';

/**
 * How much money is back, at least: it never becomes less, whatever an older answer says. What a lost dispute took may
 * stand among the refunds, too, and is not counted twice.
 */
const centsBack = ({ cents, takenBack }: Payment, { refunds, disputes, isReversal }: WentBack): number => {
  const refunded = sumOf(refunds.filter(({ isFinal }) => isFinal).map((refund) => refund.cents));
  const lost = sumOf(disputes.filter(isLost).map(({ amount }) => amount.cents));
  const told = Math.max(refunded, lost);
  const back = isReversal && told === 0 ? cents : told;
  return Math.min(cents, Math.max(takenBack?.cents ?? 0, back));
};

const endedOf = ({ endedDisputes = [] }: Fate, { disputes }: WentBack): readonly string[] => {
  const ended = disputes.filter(({ isOpen }) => !isOpen).map(({ id }) => id);
  return [...new Set([...endedDisputes, ...ended])].toSorted();
};

/** The dispute that the credits wait for. One that is not told of is as it was. */
const openDispute = ({ frozen }: Fate, { disputes }: WentBack, ended: readonly string[]): string | undefined => {
  const known = frozen ? [frozen.disputeId] : [];
  const open = [...known, ...disputes.filter(({ isOpen }) => isOpen).map(({ id }) => id)];
  return open.find((id) => !ended.includes(id));
};

const statusOf = ({ status }: Fate, { disputes, isReversal }: WentBack, back: number, isOpen: boolean): string => {
  if (isOpen) return 'disputed';
  if (back === 0) return 'success';
  return isReversal || status === 'reversed' || disputes.some(isLost) ? 'reversed' : 'refunded';
};

/** Credits that are frozen, those that came back since included. */
const frozenNow = ({ frozen }: Fate, { returned }: Standing): number =>
  frozen ? frozen.credits + returned - frozen.returned : 0;

interface Shares {
  readonly fromLot: number;
  readonly fromFrozen: number;
  readonly owed: number;
}

/**
 * Who gives so many back: the lot while it has some, then what is frozen, then the customer. Credits that nobody can use
 * any more, because they expired, count as given: they are what is neither used, nor held, nor frozen, nor taken before.
 */
const shared = (payment: Payment, standing: Standing, back: number): Shares => {
  const { credits } = payment.purchase;
  const due = Math.floor((credits * back) / payment.cents);
  const [held, frozen] = [standing.lot?.remaining ?? 0, frozenNow(payment, standing)];
  const owedBefore = payment.takenBack?.owed ?? 0;
  const missing = Math.max(0, due - credits + standing.used + held + frozen - owedBefore);
  const fromLot = Math.min(missing, held);
  const fromFrozen = Math.min(missing - fromLot, frozen);
  return { fromLot, fromFrozen, owed: missing - fromLot - fromFrozen };
};

const takenBackAfter = ({ takenBack }: Fate, back: number, { fromLot, fromFrozen, owed }: Shares): Fate['takenBack'] =>
  back === 0
    ? undefined
    : {
        cents: back,
        credits: (takenBack?.credits ?? 0) + fromLot + fromFrozen,
        owed: (takenBack?.owed ?? 0) + owed,
      };

const frozenAfter = (
  disputeId: string,
  { frozen: before }: Fate,
  { lot, returned }: Standing,
  { left, now }: { readonly left: number; readonly now: string },
): Frozen =>
  before
    ? { ...before, disputeId, credits: left, returned }
    : {
        disputeId,
        credits: left,
        secondsLeft: lot ? Math.floor(secondsBetween(now, lot.expiresAt)) : 0,
        lotId: lot?.lotId,
        returned: 0,
      };

/** What follows from the money of a payment that went back or is disputed, beyond what followed before. */
export const takingOf = (payment: Payment, standing: Standing, wentBack: WentBack, now: string): Taking => {
  const back = centsBack(payment, wentBack);
  const ended = endedOf(payment, wentBack);
  const disputeId = openDispute(payment, wentBack, ended);
  const shares = shared(payment, standing, back);
  const inLot = (standing.lot?.remaining ?? 0) - shares.fromLot;
  const inFrozen = frozenNow(payment, standing) - shares.fromFrozen;
  const isFreezing = disputeId !== undefined && !payment.frozen;
  const isThawing = disputeId === undefined && inFrozen > 0;
  const repaid = Math.min(standing.owing, isThawing ? inFrozen : isFreezing ? 0 : inLot);
  const isOver = back === payment.cents && inLot === repaid;
  return {
    reversed: shares.fromLot,
    frozen: isFreezing ? inLot : 0,
    endedBy: standing.lot && (isFreezing ? 'freeze' : isOver ? 'reverse' : undefined),
    owed: shares.owed,
    restored: isThawing
      ? { credits: inFrozen, expiresAt: plusSeconds(now, payment.frozen?.secondsLeft ?? 0) }
      : undefined,
    repaid,
    fate: {
      status: statusOf(payment, wentBack, back, disputeId !== undefined),
      takenBack: takenBackAfter(payment, back, shares),
      frozen:
        disputeId === undefined
          ? undefined
          : frozenAfter(disputeId, payment, standing, { left: isFreezing ? inLot : inFrozen, now }),
      endedDisputes: ended.length > 0 ? ended : undefined,
    },
  };
};

/** Of either side the fields in one order, and no others. */
const textOf = ({ status, takenBack: back, frozen, endedDisputes }: Fate): string =>
  JSON.stringify([
    status,
    back && [back.cents, back.credits, back.owed],
    frozen && [frozen.disputeId, frozen.credits, frozen.secondsLeft, frozen.lotId, frozen.returned],
    endedDisputes,
  ]);

/** Nothing is to be done that was not done before. */
export const isNothing = ({ fate, ...taking }: Taking, payment: Fate): boolean =>
  [taking.reversed, taking.frozen, taking.owed, taking.repaid].every((credits) => credits === 0) &&
  taking.endedBy === undefined &&
  taking.restored === undefined &&
  textOf(fate) === textOf(payment);
