import { newId } from '../proof.ts';
import type { Command } from './command.ts';

export type Result = Readonly<Record<string, unknown>>;

/** Why an operator's command does nothing, in words for the operator. */
export const refused = (why: string): Result => ({ refused: why });

/** The entry of the audit trail: ids and amounts, never an e-mail, which an account may outlive. */
export const auditOf = (
  { command, by, why }: Command,
  at: string,
  userId?: string,
  details: Record<string, string | number> = {},
) => ({
  id: newId('aud', at),
  at,
  by,
  what: command,
  why,
  userId,
  details,
});
