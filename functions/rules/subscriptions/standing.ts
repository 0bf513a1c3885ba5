import type { PackName } from '#shared/plans.ts';
import { isAbove } from './terms.ts';

interface Subscription {
  readonly id: string;
  readonly plan: PackName;
  readonly status: string;
  readonly startsAt?: string | undefined;
  readonly startedAt?: string | undefined;
  readonly paidThrough?: string | undefined;
  readonly entitledUntil?: string | undefined;
  readonly endedAs?: string | undefined;
}

/** What a customer has: the one that counts, the one that follows it, and those before. */
export interface Standing<S> {
  readonly current: S | undefined;
  readonly upcoming: S | undefined;
  readonly previous: readonly S[];
}

/** PayPal goes on with it: it is charged, or may be taken up again. */
export const goesOn = ({ startedAt, endedAs }: Pick<Subscription, 'startedAt' | 'endedAs'>): boolean =>
  startedAt !== undefined && endedAs === undefined;

const isAhead = ({ startsAt, paidThrough }: Subscription, now: string): boolean =>
  startsAt !== undefined && startsAt > now && paidThrough === undefined;

/** It ended, and what was paid lasts. */
const lasts = ({ endedAs, entitledUntil }: Subscription, now: string): boolean =>
  endedAs !== undefined && entitledUntil !== undefined && entitledUntil > now;

const lastStarted = <S extends Subscription>(subscriptions: readonly S[]): S | undefined =>
  subscriptions.toSorted((one, other) => ((one.startedAt ?? '') < (other.startedAt ?? '') ? -1 : 1)).at(-1);

/** Of all subscriptions of one customer; those that nobody agreed to are in no place. */
export const standingOf = <S extends Subscription>(all: readonly S[], now: string): Standing<S> => {
  const going = all.filter(goesOn);
  const ahead = going.filter((one) => isAhead(one, now));
  const running = lastStarted(going.filter((one) => !ahead.includes(one)));
  const current = running ?? lastStarted(all.filter((one) => lasts(one, now)));
  const upcoming = lastStarted(ahead);
  const shown = new Set([current, upcoming]);
  return {
    current,
    upcoming,
    previous: all
      .filter((one) => one.startedAt !== undefined && !shown.has(one))
      .toSorted((one, other) => (one.id > other.id ? -1 : 1)),
  };
};

/** When a plan that is asked for begins, and whose place it takes. */
export interface Beginning {
  /** Absent means today. */
  readonly startsAt: string | undefined;
  readonly replaces: string | undefined;
}

const failing: ReadonlySet<string> = new Set(['pastDue', 'suspended']);

/**
 * A higher plan begins today, a lower one when the paid time ends, and so does the same one after it was cancelled. Who
 * cannot be charged for the plan begins it anew today.
 */
export const beginningOf = (
  plan: PackName,
  { current, upcoming }: Standing<Subscription>,
  now: string,
): Beginning | 'alreadyOnPlan' => {
  const isOn = current && goesOn(current) && current.plan === plan && !failing.has(current.status);
  if (upcoming?.plan === plan || (isOn && !upcoming)) return 'alreadyOnPlan';
  const paidThrough = current?.paidThrough !== undefined && current.paidThrough > now ? current.paidThrough : undefined;
  const isUp = current !== undefined && isAbove(plan, current.plan);
  return { startsAt: isUp ? undefined : paidThrough, replaces: upcoming?.id ?? current?.id };
};

const since = ({ startedAt = '', id }: Subscription): string => `${startedAt} ${id}`;

/** Of those that go on, all but the one that took effect last: it takes their place. Two at once agree on the later one. */
export const replacedAmong = <S extends Subscription>(all: readonly S[]): S[] =>
  all
    .filter(goesOn)
    .toSorted((one, other) => (since(one) < since(other) ? -1 : 1))
    .slice(0, -1);
