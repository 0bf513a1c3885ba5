import * as z from 'zod';
import { minusDays } from '../time.ts';

/** When each was last named, by pseudonym. */
const Times = z.record(z.string(), z.iso.datetime());
type Times = Readonly<z.output<typeof Times>>;

/** What all customers together lately asked of one account. */
export const AccountActivity = z.object({
  customers: Times.default({}),
  /** The documents of the holder that were named, by their type. */
  documents: z.record(z.string(), Times).default({}),
  /** When anybody first asked, as far back as it was never forgotten. */
  firstAt: z.iso.datetime().optional(),
  /** When a bank last said that it does not exist. */
  refusedAt: z.iso.datetime().optional(),
});
export type AccountActivity = Readonly<z.output<typeof AccountActivity>>;

/** Who asks, and for whom; both are pseudonyms, never the things themselves. */
export interface Asking {
  readonly by: string;
  readonly document?: { readonly type: string; readonly number: string };
}

/** One question that was answered. */
export interface Answered {
  readonly asking: Asking;
  /** The bank said that the account does not exist. */
  readonly isRefused: boolean;
  readonly at: string;
}

/** What the rules of fraud risk read of it. */
export interface ActivitySummary {
  readonly otherCustomersToday: number;
  /** It was asked about for another holder. */
  readonly hasOtherDocument: boolean;
  /** Nobody asked about it until lately. */
  readonly isNew: boolean;
  readonly isRecentlyRefused: boolean;
}

export const emptyActivity: AccountActivity = { customers: {}, documents: {} };

export const noActivity: ActivitySummary = {
  otherCustomersToday: 0,
  hasOtherDocument: false,
  isNew: true,
  isRecentlyRefused: false,
};

export const rememberedDays = 90;
const refusalDays = 30;
const newDays = 30;
/** The rule counts five others; the item stays below one kilobyte, which is one unit to write. */
const customersAtMost = 8;
/** Of two documents of a type one at least is another than that of whoever asks. */
const documentsOfTypeAtMost = 2;

/** Two documents of different types may be of one person; two of one type are not. */
const hasOther = ({ documents }: AccountActivity, { document }: Asking, since: string): boolean =>
  document !== undefined &&
  Object.entries(documents[document.type] ?? {}).some(([number, at]) => number !== document.number && at > since);

export const activitySummary = (activity: AccountActivity, asking: Asking, now: string): ActivitySummary => {
  const { customers, firstAt, refusedAt } = activity;
  const today = Object.entries(customers).filter(([by, at]) => by !== asking.by && at > minusDays(now, 1));
  return {
    otherCustomersToday: today.length,
    hasOtherDocument: hasOther(activity, asking, minusDays(now, rememberedDays)),
    isNew: firstAt === undefined || firstAt > minusDays(now, newDays),
    isRecentlyRefused: refusedAt !== undefined && refusedAt > minusDays(now, refusalDays),
  };
};

const earliest = (instants: readonly string[]): string | undefined => instants.toSorted()[0];
const latest = (instants: readonly string[]): string | undefined => instants.toSorted().at(-1);

/** Both at their latest. */
const joined = (one: Times, other: Times): Times => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).filter(([name, at]) => at > (one[name] ?? ''))),
});

/** The newest first; of one instant they are told apart by name, so that it never depends on who came first. */
const inOrder = ([name, at]: [string, string], [otherName, otherAt]: [string, string]): number =>
  at === otherAt ? (name < otherName ? -1 : 1) : at > otherAt ? -1 : 1;

const newest = (times: Times, atMost: number, since: string): Times =>
  Object.fromEntries(
    Object.entries(times)
      .filter(([, at]) => at > since)
      .toSorted(inOrder)
      .slice(0, atMost),
  );

/** When anybody last asked: the newest customer is never forgotten. */
export const lastAt = ({ customers }: AccountActivity): string | undefined => latest(Object.values(customers));

/** Forgets what is too old, and what enough newer of its kind stand before: both stay so, whatever comes later. */
const withoutForgotten = (activity: AccountActivity): AccountActivity => {
  const last = lastAt(activity);
  if (last === undefined) return activity;
  const since = minusDays(last, rememberedDays);
  const documents = Object.entries(activity.documents)
    .map(([type, times]) => [type, newest(times, documentsOfTypeAtMost, since)] as const)
    .filter(([, times]) => Object.keys(times).length > 0);
  return {
    ...activity,
    customers: newest(activity.customers, customersAtMost, since),
    documents: Object.fromEntries(documents),
  };
};

/**
 * What two memories of one account know together. Each part is a maximum or a minimum, and what is forgotten stays
 * forgotten when more is known: in whatever order memories are joined, and however often, the result is the same.
 */
export const activityJoined = (one: AccountActivity, other: AccountActivity): AccountActivity => {
  const instants = (name: 'firstAt' | 'refusedAt') => [one[name], other[name]].filter((at) => at !== undefined);
  const [firstAt, refusedAt] = [earliest(instants('firstAt')), latest(instants('refusedAt'))];
  const types = [...new Set([...Object.keys(one.documents), ...Object.keys(other.documents)])];
  return withoutForgotten({
    customers: joined(one.customers, other.customers),
    documents: Object.fromEntries(
      types.map((type) => [type, joined(one.documents[type] ?? {}, other.documents[type] ?? {})]),
    ),
    ...(firstAt !== undefined && { firstAt }),
    ...(refusedAt !== undefined && { refusedAt }),
  });
};

const activityOf = ({ asking: { by, document }, isRefused, at }: Answered): AccountActivity => ({
  customers: { [by]: at },
  documents: document ? { [document.type]: { [document.number]: at } } : {},
  firstAt: at,
  ...(isRefused && { refusedAt: at }),
});

/** What is known after one more question was answered: late, twice and out of order come to the same. */
export const activityWith = (activity: AccountActivity, answered: Answered): AccountActivity =>
  activityJoined(activity, activityOf(answered));
