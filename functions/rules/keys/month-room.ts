import { plans, type PlanName } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { monthOf } from '../time.ts';

/** So many validations at once, in the month of a key. */
export interface CountedRows {
  readonly keyId: string;
  readonly month: string;
  readonly rows: number;
  /** What the whole month may come to. */
  readonly atMost: number;
}

interface Counting {
  readonly keyId: string;
  readonly environment: Environment;
  readonly plan: PlanName;
  readonly rows: number;
}

/** Rows of a batch as the month of the key that made it counts them: each is a validation. */
export const countedRows = ({ keyId, environment, plan, rows }: Counting, now: string): CountedRows => ({
  keyId,
  month: monthOf(now),
  rows,
  atMost: plans[plan].monthlyValidationsPerKey[environment],
});
