import * as z from 'zod';
import { minusDays } from '../time.ts';

/** One customer asked about the account, for the holder of one document. Both are pseudonyms, never the things themselves. */
const Enquiry = z.object({
  by: z.string(),
  document: z.object({ type: z.string(), number: z.string() }).optional(),
  at: z.iso.datetime(),
});
export type Enquiry = Readonly<z.output<typeof Enquiry>>;

/** What all customers together lately saw of one account. */
export const AccountActivity = z.object({
  seen: z.array(Enquiry).readonly().default([]),
  /** When anybody first asked, as far back as it was never forgotten. */
  firstAt: z.iso.datetime().optional(),
  /** When a bank last said that it does not exist. */
  refusedAt: z.iso.datetime().optional(),
});
export type AccountActivity = Readonly<z.output<typeof AccountActivity>>;

/** Who asks now, and for whom. */
export type Asking = Omit<Enquiry, 'at'>;

/** What the rules of fraud risk read of it. */
export interface ActivitySummary {
  readonly otherCustomersToday: number;
  readonly otherDocuments: number;
  /** Nobody asked about it until lately. */
  readonly isNew: boolean;
  readonly isRecentlyRefused: boolean;
}

export const noActivity: ActivitySummary = {
  otherCustomersToday: 0,
  otherDocuments: 0,
  isNew: true,
  isRecentlyRefused: false,
};

export const rememberedDays = 90;
const refusalDays = 30;
const newDays = 30;
/** So many are told apart; the item stays below one kilobyte, which is one unit to write. */
const rememberedAtMost = 8;

/** Two documents of different types may be of one person; two of one type are not. */
const isOtherDocument = (one: Asking, other: Asking): boolean =>
  Boolean(one.document && other.document) &&
  one.document?.type === other.document?.type &&
  one.document?.number !== other.document?.number;

const isSame = (one: Asking, other: Asking): boolean =>
  one.by === other.by && one.document?.type === other.document?.type && one.document?.number === other.document?.number;

export const activitySummary = (
  { seen, firstAt, refusedAt }: AccountActivity,
  asking: Asking,
  now: string,
): ActivitySummary => {
  const today = seen.filter(({ by, at }) => by !== asking.by && at > minusDays(now, 1));
  return {
    otherCustomersToday: new Set(today.map(({ by }) => by)).size,
    otherDocuments: seen.filter((other) => other.at > minusDays(now, rememberedDays) && isOtherDocument(other, asking))
      .length,
    isNew: firstAt === undefined || firstAt > minusDays(now, newDays),
    isRecentlyRefused: refusedAt !== undefined && refusedAt > minusDays(now, refusalDays),
  };
};

/** Whoever fills the list loses their own: the oldest enquiry of the customer who has most of them is forgotten first. */
const withoutExcess = (seen: readonly Enquiry[]): readonly Enquiry[] => {
  if (seen.length <= rememberedAtMost) return seen;
  const counts = new Map<string, number>();
  for (const { by } of seen) counts.set(by, (counts.get(by) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return withoutExcess(
    seen.toSpliced(
      seen.findLastIndex(({ by }) => counts.get(by) === most),
      1,
    ),
  );
};

const later = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one;

/**
 * What is known after one more question was answered at `at`: the newest first, each customer and document once, the
 * excess forgotten. Answers may come in any order, and the same one twice.
 */
export const activityWith = (
  { seen, firstAt, refusedAt }: AccountActivity,
  { asking, isRefused }: { readonly asking: Asking; readonly isRefused: boolean },
  at: string,
): AccountActivity => {
  const known = seen.find((other) => isSame(other, asking));
  const latest = { ...asking, at: later(known?.at, at) ?? at };
  const others = seen.filter((other) => other !== known && other.at > minusDays(at, rememberedDays));
  const refused = later(refusedAt, isRefused ? at : undefined);
  return {
    seen: withoutExcess([latest, ...others].toSorted((one, other) => (one.at < other.at ? 1 : -1))),
    firstAt: firstAt !== undefined && firstAt < at ? firstAt : at,
    ...(refused !== undefined && { refusedAt: refused }),
  };
};
