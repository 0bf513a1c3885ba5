import type { Environment } from '#shared/validation/environment.ts';
import type { Rehearsal } from '../../desk/desk.ts';

/** What a batch costs beside what there is. */
export interface Purse {
  /** Rows that would be sent and asked about, duplicates along with the first of them. */
  readonly sent: number;
  readonly needed: number;
  readonly balance: number;
  readonly missing: number;
}

/** The sandbox costs nothing, so nothing is ever missing there. */
export const purseOf = (rehearsal: Rehearsal, balance: number, environment: Environment): Purse => {
  const needed = environment === 'sandbox' ? 0 : rehearsal.credits;
  return {
    sent: rehearsal.ready + rehearsal.warned + rehearsal.duplicates,
    needed,
    balance,
    missing: Math.max(0, needed - balance),
  };
};
