import { dayMs, minusDays, plusDays, plusSeconds } from '../time.ts';

/** What decides when PayPal is asked again. */
export interface Standing {
  readonly status: string;
  readonly approveBefore: string;
  readonly startsAt?: string | undefined;
  readonly startedAt?: string | undefined;
  readonly endedAs?: string | undefined;
  readonly entitledUntil?: string | undefined;
  readonly nextBillingAt?: string | undefined;
  readonly failure?: { readonly retryAt?: string | undefined } | undefined;
  /** Something at PayPal is still to be done. */
  readonly isToCancel: boolean;
  /** PayPal took money and does not tell the sale yet. */
  readonly isSaleMissing: boolean;
}

const minute = 60;
const hour = 60 * minute;

/** What cannot wait for a webhook. */
const soonSeconds = 5 * minute;
/** What a payer takes to agree, or PayPal to charge for the first time. */
export const pendingSeconds = 10 * minute;
/** A plan that begins later counts so long before its day: nobody is without one between two, whatever is late. */
export const countedDaysAhead = 1;
/** A webhook may be so late that it is taken for lost. */
const lateSeconds = hour;

const later = (one: string, other: string): string => (one > other ? one : other);
const sooner = (one: string, other: string): string => (one < other ? one : other);

/** After a date on which something is to happen, or before long where it has passed. */
const after = (date: string, now: string): string => plusSeconds(later(date, now), lateSeconds);

const tomorrow = (now: string): string => new Date(Date.parse(now) + dayMs).toISOString();

/** Once its time is over, one look more a day later: whoever agreed in the last moment has paid. */
const ofUnwanted = ({ approveBefore }: Standing, now: string): string | undefined => {
  const last = plusDays(approveBefore, 1);
  return now < last ? last : undefined;
};

/** When a subscription that is not over is asked about next, by how it stands. */
const dates: Readonly<Record<string, (standing: Standing, now: string) => string | undefined>> = {
  pending: (_, now) => plusSeconds(now, pendingSeconds),
  active: ({ entitledUntil, nextBillingAt, startsAt }, now) =>
    startsAt !== undefined && entitledUntil === undefined
      ? later(minusDays(startsAt, countedDaysAhead), plusSeconds(now, soonSeconds))
      : after(nextBillingAt ?? startsAt ?? now, now),
  pastDue: ({ failure }, now) => sooner(after(failure?.retryAt ?? now, now), tomorrow(now)),
  suspended: (_, now) => tomorrow(now),
  cancelled: ofUnwanted,
  expired: () => undefined,
};

/** When PayPal is asked about a subscription next, if nobody tells anything before. */
export const dueAtOf = (standing: Standing, now: string): string | undefined => {
  const { status, endedAs, entitledUntil, isToCancel, isSaleMissing } = standing;
  if (isToCancel || isSaleMissing) return plusSeconds(now, soonSeconds);
  if (endedAs !== undefined) return entitledUntil;
  const date = dates[status];
  if (!date) throw new Error(`Nobody knows when a subscription that is ${status} is due`);
  return date(standing, now);
};
