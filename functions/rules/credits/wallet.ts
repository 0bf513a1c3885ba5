import { planNames, type PlanName } from '#shared/plans.ts';

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

/** The highest tier among live lots: buying a pack lifts the account while its credits are alive. */
export const planOf = (liveLots: readonly Lot[]): PlanName =>
  planNames.findLast((name) => liveLots.some((lot) => lot.tier === name)) ?? 'free';

/** Where reserved credits come from, as a validation and the ledger remember it. */
export const originOf = <S>({ lotId, source }: { readonly lotId: string; readonly source: S }) => ({ lotId, source });

/** A lot that died stays this long, so that a validation underway can give back to it, then leaves the wallet. */
export const purgedAfterDays = 30;

interface MortalLot {
  readonly expiresAt: string;
  readonly endedAt?: string | undefined;
}

export const isDeadSince =
  (moment: string) =>
  ({ expiresAt, endedAt }: MortalLot): boolean =>
    (endedAt ?? expiresAt) <= moment;

type NamedLot = Lot & { readonly lotId: string };

/** The same lots after one of them gave credits, or got them back. */
export const changedBy = <L extends NamedLot>(liveLots: readonly L[], lotId: string, credits: number): L[] =>
  liveLots.map((lot) => (lot.lotId === lotId ? { ...lot, remaining: lot.remaining + credits } : lot));
