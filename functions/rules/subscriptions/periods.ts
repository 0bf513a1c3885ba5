import { currency } from '#shared/contract/resources/money.ts';
import type { PackName } from '#shared/plans.ts';
import type { Agreement, Charge } from '../payments/paypal.ts';
import { plusDays } from '../time.ts';
import { momentOf, plusMonths } from './month.ts';
import { termsOf } from './terms.ts';

/** What is known here of the payment that a sale became. */
export interface PaymentOfSale {
  readonly creditsExpireAt?: string | undefined;
  readonly takenBack?: { readonly cents: number } | undefined;
}

/** A sale as PayPal tells it, with the payment that it became; absent while nothing was granted for it. */
export interface Sale {
  readonly charge: Charge;
  readonly payment: PaymentOfSale | undefined;
}

/** Money that was taken for a subscription and the time that it pays. */
export interface Period {
  readonly charge: Charge;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly credits: number;
  readonly isGranted: boolean;
  /** All of the money went back, by a refund or a dispute that was lost. */
  readonly isGone: boolean;
  readonly takenBackCents: number;
}

interface Subscribed {
  readonly id: string;
  readonly plan: PackName;
  /** A month's price as its payer agreed to it, whatever the plan costs today. */
  readonly cents: number;
}

/** The money was there at some time, whatever became of it. */
const wasTaken: ReadonlySet<Charge['status']> = new Set(['completed', 'refunded', 'partiallyRefunded']);

/** PayPal bills what is outstanding together with the next month: so many of them at most, then it has given up. */
const monthsAtMost = 4;

/** For how many months a sale pays; 0 where it is no sale of this subscription as it was agreed to. */
const monthsOf = ({ amount, customId }: Charge, { id, cents }: Subscribed): number => {
  const months = amount.cents / cents;
  const isOurs = amount.currency === currency && (customId === undefined || customId === id);
  return isOurs && Number.isInteger(months) && months <= monthsAtMost ? months : 0;
};

/** Before it has billed on, PayPal still tells the date of the sale itself as the next one. */
const isOfNextPeriod = (next: string, { at }: Charge): boolean => next > plusDays(momentOf(at), 3);

/** Until when a sale pays: PayPal's next date where it is the last one, which a renewal paid late does not move. */
const endOf = (charge: Charge, months: number, next: string | undefined): string =>
  next !== undefined && isOfNextPeriod(next, charge) ? next : plusMonths(momentOf(charge.at), months);

/** A period that was found only after its end is given its time all the same: it was paid, and nobody could use it. */
const notOver = (endsAt: string, months: number, now: string): string =>
  endsAt > now ? endsAt : plusMonths(now, months);

export interface Periods {
  /** In order of time. */
  readonly periods: readonly Period[];
  /** Money was taken that nobody agreed to: nothing is granted for it. */
  readonly mismatched: readonly Charge[];
}

/** What the sales of a subscription pay. */
export const periodsOf = (
  subscription: Subscribed,
  { status, nextBillingTime }: Agreement,
  sales: readonly Sale[],
  now: string,
): Periods => {
  const taken = sales
    .filter(({ charge }) => wasTaken.has(charge.status))
    .toSorted((one, other) => (momentOf(one.charge.at) < momentOf(other.charge.at) ? -1 : 1));
  const ours = taken.filter(({ charge }) => monthsOf(charge, subscription) > 0);
  const next = status === 'ACTIVE' && nextBillingTime !== undefined ? momentOf(nextBillingTime) : undefined;
  return {
    mismatched: taken.map(({ charge }) => charge).filter((charge) => monthsOf(charge, subscription) === 0),
    periods: ours.map(({ charge, payment }, place): Period => {
      const months = monthsOf(charge, subscription);
      const takenBackCents = payment?.takenBack?.cents ?? 0;
      const endsAt = endOf(charge, months, place === ours.length - 1 ? next : undefined);
      return {
        charge,
        startsAt: momentOf(charge.at),
        endsAt: payment?.creditsExpireAt ?? notOver(endsAt, months, now),
        credits: termsOf(subscription.plan).credits * months,
        isGranted: payment !== undefined,
        isGone: charge.status === 'refunded' || takenBackCents >= charge.amount.cents,
        takenBackCents,
      };
    }),
  };
};

/** Paid for and not granted yet. */
export const isToGrant = ({ isGranted, isGone }: Period): boolean => !isGranted && !isGone;
