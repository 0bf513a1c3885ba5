import { reasons, type Reason } from './reasons.ts';
import { isRisky, type FraudRisk } from './risk.ts';
import type { ShownStatus } from './status.ts';

/** What an answer comes to for whoever asked; each has texts of its own. */
export type Meaning = 'exists' | 'risky' | 'underway' | 'unreadable' | (typeof reasons)[Reason]['meaning'];

/** Where no reason is given, or a newer one than these. */
const byStatus = {
  PENDING: 'underway',
  PROCESSING: 'underway',
  VALID: 'exists',
  INVALID: 'notFound',
  ERROR: 'broken',
  TIMEOUT: 'late',
  UNREADABLE: 'unreadable',
} as const satisfies Record<ShownStatus, Meaning>;

interface Answered {
  readonly status: ShownStatus;
  /** May be newer than whoever reads it. */
  readonly reason: string | null;
  readonly fraudRisk: Pick<FraudRisk, 'level'> | null;
}

const byReason: Readonly<Partial<Record<string, { readonly meaning: Meaning }>>> = reasons;

export const meaningOf = (answered: Answered): Meaning => {
  if (isRisky(answered)) return 'risky';
  return byReason[answered.reason ?? '']?.meaning ?? byStatus[answered.status];
};
