import type { Account, Change, PayeeEvent } from '../api/payees.ts';

/** Places on the time line in percent of its length. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Lane {
  readonly id: string;
  readonly account: Account;
  /** When answers are known of it; nothing where it was saved and never asked about. */
  readonly known: Span | undefined;
  /** From its last answer until today, for the account in use. */
  readonly silent: Span | undefined;
  /** Moments of single answers, to be marked in the bar. */
  readonly marks: readonly number[];
  readonly isNow: boolean;
}

export interface HolderSpan extends Span {
  readonly holder: string;
  /** Another one than the bank says today. */
  readonly isOther: boolean;
}

export interface Lanes {
  readonly begin: string;
  readonly accounts: readonly Lane[];
  readonly holders: readonly HolderSpan[];
  /** Where nobody asked whose account it is. */
  readonly gaps: readonly Span[];
  /** When what is not confirmed changed. */
  readonly cuts: readonly { readonly at: number; readonly iso: string }[];
}

/** A bar for each would leave no room for the rest of the page. */
const lanesAtMost = 6;
const dayMs = 86_400_000;

interface Known {
  readonly accounts: readonly Account[];
  readonly events: readonly PayeeEvent[];
  readonly changed: readonly Change[];
}

/** The account payments go to today: the one answered or saved last. */
export const newestOf = (accounts: readonly Account[]): Account | undefined =>
  accounts.toSorted((a, b) => (b.lastAt ?? b.firstAt).localeCompare(a.lastAt ?? a.firstAt))[0];

/** Holders of one account one after the other: it ends for each when the bank says another. */
const holdersOf = ({ id, holder, firstAt, lastAt }: Account, events: readonly PayeeEvent[]) => {
  if (lastAt === null || holder === null) return [];
  const turns = events
    .filter(({ what, accountId, was }) => what === 'otherHolder' && accountId === id && was !== null)
    .toSorted((a, b) => a.at.localeCompare(b.at));
  const before = turns.map(({ at, was }, index) => ({
    holder: was ?? '',
    from: turns[index - 1]?.at ?? firstAt,
    to: at,
  }));
  return [...before, { holder, from: turns.at(-1)?.at ?? firstAt, to: lastAt }];
};

/** The times between spans that overlap none of them. */
const gapsBetween = (spans: readonly Span[]): Span[] => {
  const sorted = spans.toSorted((a, b) => a.from - b.from);
  let reached = sorted[0]?.from ?? 100;
  const gaps: Span[] = [];
  for (const { from, to } of [...sorted, { from: 100, to: 100 }]) {
    if (from > reached) gaps.push({ from: reached, to: from });
    reached = Math.max(reached, to);
  }
  return gaps;
};

/** Accounts and holders of a payee on one time line, from the first that is known until today. */
export const lanesOf = ({ accounts, events, changed }: Known, now = new Date()): Lanes | undefined => {
  const newest = newestOf(accounts);
  const begin = accounts.map(({ firstAt }) => firstAt).toSorted()[0];
  if (!newest || begin === undefined) return undefined;
  const start = Date.parse(begin);
  const length = Math.max(now.getTime() - start, dayMs);
  const placed = (iso: string): number => Math.min(100, Math.max(0, ((Date.parse(iso) - start) / length) * 100));
  const said = accounts.flatMap((account) => holdersOf(account, events));
  const holders = said.map(({ holder, from, to }) => ({
    holder,
    isOther: newest.holder !== null && holder !== newest.holder,
    from: placed(from),
    to: placed(to),
  }));
  const laneOf = (account: Account): Lane => {
    const { id, firstAt, lastAt } = account;
    const isNow = id === newest.id;
    return {
      id,
      account,
      isNow,
      known: lastAt === null ? undefined : { from: placed(firstAt), to: placed(lastAt) },
      silent: isNow && lastAt !== null && placed(lastAt) < 100 ? { from: placed(lastAt), to: 100 } : undefined,
      marks: events.filter(({ accountId, what }) => accountId === id && what === 'same').map(({ at }) => placed(at)),
    };
  };
  return {
    begin,
    accounts: accounts
      .toSorted((a, b) => b.firstAt.localeCompare(a.firstAt))
      .slice(0, lanesAtMost)
      .toReversed()
      .map(laneOf),
    holders,
    gaps: gapsBetween(holders),
    cuts: changed.flatMap(({ until }) => (until === null ? [] : [{ at: placed(until), iso: until }])),
  };
};
