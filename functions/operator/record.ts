import type { SecurityEventKind } from '#shared/validation/security-events.ts';
import { newId } from '../proof.ts';
import type { Audit } from '../store/audit/entry.ts';
import type { Command, CommandName } from './command.ts';

export type Result = Readonly<Record<string, unknown>>;

/** Why an operator's command does nothing, in words for the operator. */
export const refused = (why: string): Result => ({ refused: why });

/** As what a customer finds in their activity what was done with their account; `resend` is for accounts that have none yet. */
const shown: Partial<Readonly<Record<CommandName, SecurityEventKind>>> = {
  find: 'operator.looked',
  movements: 'operator.looked',
  books: 'operator.looked',
  'pay-link': 'operator.looked',
  grant: 'operator.granted',
  expire: 'operator.ended',
  'log-out': 'operator.loggedOut',
  'remove-second-factor': 'operator.secondFactor',
  'answer-ticket': 'operator.answered',
  'release-ticket': 'operator.answered',
  'spam-ticket': 'operator.answered',
};

/** The entry of the audit trail: ids and amounts, never an e-mail, which an account may outlive. */
export const auditOf = (
  { command, by, why }: Command,
  at: string,
  userId?: string,
  details: Record<string, string | number> = {},
): Audit => ({
  id: newId('aud', at),
  at,
  by,
  what: command,
  why,
  userId,
  details,
  // What was refused told of the account, and changed nothing in it.
  shownAs: shown[command] && ('said' in details ? 'operator.looked' : shown[command]),
});

/** What a customer finds of a command that names something of theirs instead of their account. */
export const lookedAt = (userId: string, at: string) =>
  ({ id: newId('sev', at), at, userId, kind: 'operator.looked', outcome: 'succeeded', byOperator: true }) as const;
