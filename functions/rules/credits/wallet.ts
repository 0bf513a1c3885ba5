import type { PlanName } from '#shared/plans.ts';

interface Lot {
  readonly remaining: number;
  readonly expiresAt: string;
  readonly tier: PlanName;
}

export interface Balance {
  readonly balance: number;
  readonly expiresAt: string | null;
}

/** What live lots are worth together, and when the first of those that still hold credits expires. */
export const balanceOf = (liveLots: readonly Lot[]): Balance => ({
  balance: liveLots.reduce((sum, lot) => sum + lot.remaining, 0),
  expiresAt: liveLots.find((lot) => lot.remaining > 0)?.expiresAt ?? null,
});

/** Where reserved credits come from, as a validation and the ledger remember it. */
export const originOf = <S>({ lotId, source }: { readonly lotId: string; readonly source: S }) => ({ lotId, source });

/** A lot that died stays this long, so that people see what became of it, then leaves the wallet. */
export const purgedAfterDays = 30;

interface MortalLot {
  readonly remaining: number;
  readonly expiresAt: string;
  readonly endedAt?: string | undefined;
  /** Set once its end is posted. */
  readonly unused?: number | undefined;
}

/** A lot, dead or alive. */
export type WalletLot = Lot & MortalLot;

export const diedAt = ({ expiresAt, endedAt }: Pick<MortalLot, 'expiresAt' | 'endedAt'>): string =>
  endedAt ?? expiresAt;

export const isLive =
  (now: string) =>
  ({ expiresAt, endedAt }: Pick<MortalLot, 'expiresAt' | 'endedAt'>): boolean =>
    !endedAt && expiresAt > now;

export const isDeadSince =
  (moment: string) =>
  (lot: MortalLot): boolean =>
    diedAt(lot) <= moment;

/** A dead lot whose end is not posted, or that the release before gave something back to afterwards. */
export const isToBePosted =
  (now: string) =>
  (lot: MortalLot): boolean =>
    isDeadSince(now)(lot) && (lot.unused === undefined || lot.remaining > 0);

/** The lot that died last, or will. */
export const lastOf = <L extends MortalLot>(lots: readonly L[]): L | undefined =>
  lots.toSorted((one, other) => (diedAt(one) < diedAt(other) ? -1 : 1)).at(-1);

type NamedLot = Lot & { readonly lotId: string };

/** The same lots after one of them gave credits, or got them back. */
export const changedBy = <L extends NamedLot>(liveLots: readonly L[], lotId: string, credits: number): L[] =>
  liveLots.map((lot) => (lot.lotId === lotId ? { ...lot, remaining: lot.remaining + credits } : lot));
