import type { ActivityColumn } from '../../validation/activity-columns.ts';
import type { SecurityEventKind, SecurityEventOutcome } from '../../validation/security-events.ts';

/** How the activity of an account is told, on its page and in its file. */
export interface ActivityWords {
  readonly kinds: Readonly<Record<SecurityEventKind, string>>;
  /** Of a kind that this version does not know. */
  readonly otherKind: string;
  readonly outcomes: Readonly<Record<SecurityEventOutcome, string>>;
  readonly operator: string;
  readonly columns: Readonly<Record<ActivityColumn, string>>;
}
