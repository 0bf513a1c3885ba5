import * as z from 'zod';
import { keptDays } from '#shared/kept-days.ts';
import { minusDays } from '../time.ts';

/** When each was last named, by pseudonym. */
const Times = z.record(z.string(), z.iso.datetime());
type Times = Readonly<z.output<typeof Times>>;

/** The document of the holder that each customer named last. */
const Namings = z.record(z.string(), z.object({ number: z.string(), at: z.iso.datetime() }));
type Namings = Readonly<z.output<typeof Namings>>;

/** What all customers together, those that leave traces, lately asked of one account. */
export const AccountActivity = z.object({
  customers: Times.default({}),
  /** By type, and by whoever named it. */
  named: z.record(z.string(), Namings).default({}),
  /** Who was told by a bank that it does not exist. */
  refused: Times.default({}),
  /** When anybody first asked, as far back as it was never forgotten. */
  firstAt: z.iso.datetime().optional(),
});
export type AccountActivity = Readonly<z.output<typeof AccountActivity>>;

/**
 * Who asks, and for whom; all are pseudonyms, never the things themselves. Who named a document has another one, of this
 * account alone: beside a document stands nobody who stands elsewhere.
 */
export interface Asking {
  readonly by: string;
  readonly document?: { readonly type: string; readonly number: string; readonly namedBy: string };
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

export const emptyActivity: AccountActivity = { customers: {}, named: {}, refused: {} };

export const noActivity: ActivitySummary = {
  otherCustomersToday: 0,
  hasOtherDocument: false,
  isNew: true,
  isRecentlyRefused: false,
};

export const rememberedDays: number = keptDays.accountActivity;
const refusalDays = 30;
const newDays = 30;
/** Five others, whom the rule counts, and whoever asks; the item stays below one kilobyte, which is one unit to write. */
const customersAtMost = 6;
/** Two others and whoever asks. */
const witnessesAtMost = 3;
/** What others met counts from so many of them on: one alone could say it of a competitor's account. */
const othersNeeded = 2;

/** Whether the asker met it, or enough others did. */
const isWitnessed = (witnesses: readonly string[], self: string): boolean =>
  witnesses.includes(self) || witnesses.length >= othersNeeded;

const since = (times: Times, moment: string): readonly string[] =>
  Object.entries(times).flatMap(([by, at]) => (at > moment ? [by] : []));

/** Two documents of different types may be of one person; two of one type are not. */
const hasOther = ({ named }: AccountActivity, { document }: Asking, moment: string): boolean => {
  if (!document) return false;
  const others = Object.entries(named[document.type] ?? {})
    .filter(([, { number, at }]) => number !== document.number && at > moment)
    .map(([namedBy]) => namedBy);
  return isWitnessed(others, document.namedBy);
};

export const activitySummary = (activity: AccountActivity, asking: Asking, now: string): ActivitySummary => {
  const { customers, firstAt, refused } = activity;
  return {
    otherCustomersToday: since(customers, minusDays(now, 1)).filter((by) => by !== asking.by).length,
    hasOtherDocument: hasOther(activity, asking, minusDays(now, rememberedDays)),
    isNew: firstAt === undefined || firstAt > minusDays(now, newDays),
    isRecentlyRefused: isWitnessed(since(refused, minusDays(now, refusalDays)), asking.by),
  };
};

const latest = (instants: readonly string[]): string | undefined => instants.toSorted().at(-1);

/** What is known of one name: a moment, or a moment and what was said then. */
type Said = string | Namings[string];
const orderOf = (said: Said): string => (typeof said === 'string' ? said : `${said.at} ${said.number}`);
const momentOf = (said: Said): string => (typeof said === 'string' ? said : said.at);

/** Each at its latest; what was said in one instant is told apart by what it says. */
const joined = <S extends Said>(one: Readonly<Record<string, S>>, other: Readonly<Record<string, S>>) =>
  Object.entries(other).reduce<Record<string, S>>(
    (all, [name, said]) => {
      const known = all[name];
      return known === undefined || orderOf(said) > orderOf(known) ? { ...all, [name]: said } : all;
    },
    { ...one },
  );

/** The newest first; of one instant they are told apart by name, so that it never depends on who came first. */
const inOrder = ([name, said]: [string, Said], [otherName, other]: [string, Said]): number =>
  momentOf(said) === momentOf(other) ? (name < otherName ? -1 : 1) : momentOf(said) > momentOf(other) ? -1 : 1;

const newest = <S extends Said>(all: Readonly<Record<string, S>>, atMost: number, moment: string): Record<string, S> =>
  Object.fromEntries(
    Object.entries<S>(all)
      .filter(([, said]) => momentOf(said) > moment)
      .toSorted(inOrder)
      .slice(0, atMost),
  );

/** When anybody last asked: the newest customer is never forgotten. */
export const lastAt = ({ customers }: AccountActivity): string | undefined => latest(Object.values(customers));

/** Forgets what is too old, and what enough newer of its kind stand before: both stay so, whatever comes later. */
const withoutForgotten = (activity: AccountActivity): AccountActivity => {
  const last = lastAt(activity);
  if (last === undefined) return activity;
  const moment = minusDays(last, rememberedDays);
  const named = Object.entries(activity.named)
    .map(([type, namings]) => [type, newest(namings, witnessesAtMost, moment)] as const)
    .filter(([, namings]) => Object.keys(namings).length > 0);
  return {
    ...activity,
    customers: newest(activity.customers, customersAtMost, moment),
    named: Object.fromEntries(named),
    refused: newest(activity.refused, witnessesAtMost, moment),
  };
};

/**
 * What two memories of one account know together. Each part is a maximum or a minimum, and what is forgotten stays
 * forgotten when more is known: in whatever order memories are joined, and however often, the result is the same.
 */
export const activityJoined = (one: AccountActivity, other: AccountActivity): AccountActivity => {
  const [firstAt] = [one.firstAt, other.firstAt].filter((at) => at !== undefined).toSorted();
  const types = [...new Set([...Object.keys(one.named), ...Object.keys(other.named)])];
  return withoutForgotten({
    customers: joined(one.customers, other.customers),
    named: Object.fromEntries(types.map((type) => [type, joined(one.named[type] ?? {}, other.named[type] ?? {})])),
    refused: joined(one.refused, other.refused),
    ...(firstAt !== undefined && { firstAt }),
  });
};

const namedIn = ({ asking: { document }, at }: Answered): AccountActivity['named'] =>
  document ? { [document.type]: { [document.namedBy]: { number: document.number, at } } } : {};

const activityOf = (answered: Answered): AccountActivity => {
  const { asking, isRefused, at } = answered;
  return {
    customers: { [asking.by]: at },
    named: namedIn(answered),
    refused: isRefused ? { [asking.by]: at } : {},
    firstAt: at,
  };
};

/** What is known after one more question was answered: late, twice and out of order come to the same. */
export const activityWith = (activity: AccountActivity, answered: Answered): AccountActivity =>
  activityJoined(activity, activityOf(answered));
