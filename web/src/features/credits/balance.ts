import { creditMails } from '#shared/plans.ts';

export interface Credits {
  readonly credits: number;
  readonly creditsExpiration: string | null;
  /** How many ended unused, where there are none. */
  readonly creditsExpired: number;
}

/** Credits granted together, as far as they matter here. */
export interface Lot {
  readonly remaining: number;
  readonly expiresAt: string;
}

/** The credits that expire first. */
export interface Expiry {
  readonly credits: number;
  readonly at: string;
  /** Given once the date is so near that days say more; credits can be used until then. */
  readonly daysLeft: number | undefined;
}

export type Balance =
  | {
      /** Spent to the last, or expired unused. */
      readonly state: 'none' | 'expired';
      /** How many ended unused. */
      readonly expired: number;
    }
  | {
      readonly state: 'available';
      readonly credits: number;
      /** So few that they may end before the day does. */
      readonly isLow: boolean;
      /** Absent where no credit expires, and while nobody knows how many do. */
      readonly expiry: Expiry | undefined;
    };

const midnight = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
const dayMs = 86_400_000;

/**
 * Days are counted as people do, by midnights of their own clock: credits that expire tomorrow morning have one day left,
 * even at eleven tonight.
 */
export const daysUntil = (expiresAt: string, now: Date): number =>
  Math.round((midnight(new Date(expiresAt)) - midnight(now)) / dayMs);

/** The page warns of what the mails warn of. */
const daysLeftUntil = (expiresAt: string, now: Date): number | undefined => {
  const days = daysUntil(expiresAt, now);
  return days <= creditMails.expiringDays ? days : undefined;
};

const sumOf = (lots: readonly Lot[]): number => lots.reduce((sum, { remaining }) => sum + remaining, 0);

/** Asking takes from what expires first, so what expires later tells how much that is, even if read a while ago. */
const expiringOf = (credits: number, later: readonly Lot[] | undefined): number =>
  credits === 1 ? credits : later ? credits - sumOf(later) : 0;

const outOf = (expired: number): Balance => ({ state: expired > 0 ? 'expired' : 'none', expired });

/**
 * What can be spent, and what of it is about to be lost; what expires while the page is open is gone then. While the lots are unknown the balance
 * is told, but not how much of it expires.
 */
export const balanceOf = (user: Credits, lots: readonly Lot[] | undefined, now: Date): Balance => {
  const { credits, creditsExpiration: at } = user;
  if (credits === 0) return outOf(user.creditsExpired);
  const available = { state: 'available', credits, isLow: credits <= creditMails.lowBalance } as const;
  if (at === null) return { ...available, expiry: undefined };
  const later = lots?.filter(({ remaining, expiresAt }) => remaining > 0 && expiresAt > at);
  if (new Date(at) <= now) {
    const [next] = later ?? [];
    if (!later || !next) return outOf(credits);
    return balanceOf({ ...user, credits: sumOf(later), creditsExpiration: next.expiresAt }, later, now);
  }
  const expiring = expiringOf(credits, later);
  const expiry = { credits: expiring, at, daysLeft: daysLeftUntil(at, now) };
  return { ...available, expiry: expiring > 0 ? expiry : undefined };
};
