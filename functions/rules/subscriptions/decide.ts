import { renewalGraceDays, suspendedAtMostDays, type PackName } from '#shared/plans.ts';
import type { Agreement, Charge } from '../payments/paypal.ts';
import { minusDays, plusDays } from '../time.ts';
import { countedDaysAhead, dueAtOf } from './due.ts';
import { momentOf } from './month.ts';
import { isToGrant, periodsOf, type Period, type Sale } from './periods.ts';
import { isChargeable, standingOf } from './states.ts';

export type Ending = 'cancelled' | 'replaced' | 'unpaid' | 'refunded' | 'expired';

/** A subscription, as far as its rules go. */
export interface Subscription {
  readonly id: string;
  readonly plan: PackName;
  readonly cents: number;
  readonly status: string;
  readonly approveBefore: string;
  readonly startsAt?: string | undefined;
  readonly startedAt?: string | undefined;
  readonly endedAs?: Ending | undefined;
  readonly endedAt?: string | undefined;
  readonly suspendedAt?: string | undefined;
  readonly reactivatedAt?: string | undefined;
}

/** What becomes of a subscription; `undefined` takes what stood there away. */
export interface Settled {
  readonly status: string;
  readonly startedAt: string | undefined;
  readonly paidThrough: string | undefined;
  readonly nextBillingAt: string | undefined;
  readonly entitledUntil: string | undefined;
  readonly endedAs: Ending | undefined;
  readonly endedAt: string | undefined;
  readonly suspendedAt: string | undefined;
  readonly reactivatedAt: string | undefined;
  readonly failure: { readonly at: string; readonly reason: string; readonly retryAt?: string | undefined } | undefined;
  readonly paidCents: number;
  readonly dueAt: string | undefined;
}

export interface Decision {
  readonly settled: Settled;
  readonly toGrant: readonly Period[];
  /** Sales that are not what was agreed to. */
  readonly mismatched: readonly Charge[];
  /** It is over, and PayPal would go on charging. */
  readonly isToCancel: boolean;
}

/** The last try failed, and nothing was paid since. */
const failsIn = ({ failedPayments, lastFailure }: Agreement, last: Period | undefined): boolean =>
  failedPayments > 0 && (!last || !lastFailure || momentOf(lastFailure.at) > last.startsAt);

const failureOf = ({ lastFailure }: Agreement) =>
  lastFailure && {
    at: momentOf(lastFailure.at),
    reason: lastFailure.reason,
    ...(lastFailure.retryAt !== undefined && { retryAt: momentOf(lastFailure.retryAt) }),
  };

const latest = (instants: readonly string[]): string | undefined => instants.toSorted().at(-1);

interface Seen {
  readonly subscription: Subscription;
  readonly agreement: Agreement;
  readonly periods: readonly Period[];
  readonly now: string;
}

const isAhead = ({ startsAt }: Subscription, now: string): boolean => startsAt !== undefined && startsAt > now;

/** When it took effect: with its first payment, or, where that comes later, as soon as it was agreed to. */
const startedAtOf = ({ subscription, agreement, periods, now }: Seen): string | undefined => {
  const agreedAt = subscription.startsAt !== undefined && agreement.status === 'ACTIVE' ? now : undefined;
  return subscription.startedAt ?? agreedAt ?? periods[0]?.startsAt;
};

const statusOf = (seen: Seen): string => {
  const { subscription, agreement, periods, now } = seen;
  return standingOf(agreement.status, {
    isPaid: periods.some(({ isGone }) => !isGone),
    fails: failsIn(agreement, periods.at(-1)),
    isAhead: isAhead(subscription, now),
    isTooLate: now > subscription.approveBefore,
  });
};

/** Suspended, and nobody took it up again for so long. */
const isForsaken = ({ suspendedAt }: Subscription, status: string, now: string): boolean =>
  status === 'suspended' && suspendedAt !== undefined && plusDays(suspendedAt, suspendedAtMostDays) <= now;

/** How it ended, if it did; nothing of what ended begins again. One that nobody agreed to has no end. */
const endingOf = (seen: Seen, status: string): Ending | undefined => {
  const { subscription, periods, now } = seen;
  if (subscription.endedAs) return subscription.endedAs;
  if (periods.at(-1)?.isGone) return 'refunded';
  if (isForsaken(subscription, status, now)) return 'unpaid';
  if (status === 'expired') return 'expired';
  return status === 'cancelled' && startedAtOf(seen) !== undefined ? 'cancelled' : undefined;
};

/** What ended and would still be charged says of itself that it ended. */
const saidOf = (status: string, ending: Ending | undefined): string =>
  ending !== undefined && status !== 'expired' ? 'cancelled' : status;

/**
 * When one that nobody has paid for yet counts from: its own day, or so close to it that the plan before is not missed.
 * Until then the plan is what was paid before, and goes with it when that money goes back.
 */
const beginsBy = ({ startsAt }: Subscription, now: string): string | undefined =>
  startsAt !== undefined && minusDays(startsAt, countedDaysAhead) <= now ? startsAt : undefined;

/** Where it will be charged again, a renewal that fails leaves time; elsewhere the plan goes with what is paid. */
const entitledUntilOf = (seen: Seen, paidThrough: string | undefined, ending: Ending | undefined) => {
  const { subscription, agreement, now } = seen;
  if (agreement.status === 'ACTIVE' && ending === undefined) {
    const until = paidThrough ?? beginsBy(subscription, now);
    return until && plusDays(until, renewalGraceDays);
  }
  return paidThrough !== undefined && paidThrough > now ? paidThrough : undefined;
};

const cameBack: ReadonlySet<string> = new Set(['pastDue', 'suspended']);

const paidCentsOf = (periods: readonly Period[]): number =>
  periods.reduce((sum, { charge, isGone, takenBackCents }) => {
    const left = isGone ? 0 : charge.amount.cents - takenBackCents;
    return sum + left;
  }, 0);

/** PayPal says that it took money and does not tell the sale yet; it dates the two a little apart. */
const isSaleMissing = ({ lastPayment }: Agreement, last: Period | undefined): boolean =>
  lastPayment !== undefined && (!last || momentOf(lastPayment.at) > plusDays(last.startsAt, 1));

/** What follows from what PayPal says of a subscription and its sales, whoever asked and however often. */
export const decide = (
  subscription: Subscription,
  agreement: Agreement,
  sales: readonly Sale[],
  now: string,
): Decision => {
  const { periods, mismatched } = periodsOf(subscription, agreement, sales, now);
  const seen = { subscription, agreement, periods, now };
  const told = statusOf(seen);
  const endedAs = endingOf(seen, told);
  const status = saidOf(told, endedAs);
  const isToCancel = endedAs !== undefined && isChargeable(agreement);
  const paidThrough = latest(periods.filter(({ isGone }) => !isGone).map(({ endsAt }) => endsAt));
  const renews = agreement.status === 'ACTIVE' && endedAs === undefined;
  const settled = {
    status,
    startedAt: startedAtOf(seen),
    paidThrough,
    nextBillingAt: renews && agreement.nextBillingTime !== undefined ? momentOf(agreement.nextBillingTime) : undefined,
    entitledUntil: entitledUntilOf(seen, paidThrough, endedAs),
    endedAs,
    endedAt: endedAs && (subscription.endedAt ?? now),
    suspendedAt: status === 'suspended' ? (subscription.suspendedAt ?? now) : undefined,
    reactivatedAt: status === 'active' && cameBack.has(subscription.status) ? now : subscription.reactivatedAt,
    failure: cameBack.has(status) ? failureOf(agreement) : undefined,
    paidCents: paidCentsOf(periods),
  };
  const { approveBefore, startsAt } = subscription;
  const awaited = { isToCancel, isSaleMissing: isSaleMissing(agreement, periods.at(-1)) };
  return {
    settled: { ...settled, dueAt: dueAtOf({ ...settled, approveBefore, startsAt, ...awaited }, now) },
    toGrant: periods.filter(isToGrant),
    mismatched,
    isToCancel,
  };
};
