import { daysUntil, type Lot } from '../balance.ts';

/** Lots with something left to spend, in the order in which it is spent, and the days that each has left. */
export const lotsLeft = <T extends Lot>(lots: readonly T[], now: Date) =>
  lots
    .filter(({ remaining, expiresAt }) => remaining > 0 && new Date(expiresAt) > now)
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt))
    .map((lot) => ({ ...lot, daysLeft: daysUntil(lot.expiresAt, now) }));
