import { settlementOf, unreadable } from '#shared/validation/status.ts';
import { keptDays } from '#shared/kept-days.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { hashOf } from '../proof.ts';
import type { Claimable } from '../rules/idempotency/claim.ts';
import { againAfterSeconds, asksAtMost } from '../rules/payees/recheck.ts';
import type { RecheckDue } from '../rules/payees/recheck-due.ts';
import { daySeconds, plusSeconds } from '../rules/time.ts';
import type { Validation } from '../store/validations/validation.ts';

export const turnPorts = ['idempotency.find', 'validations.find'] as const satisfies readonly PortName[];

/** How far a payee's turn has come. */
export type Turn =
  | { readonly is: 'open'; readonly claim: Claimable }
  | { readonly is: 'waiting' }
  | { readonly is: 'over'; readonly answer: Validation | undefined };

/**
 * The claim of one question of a turn. It follows from payee, date and count alone, so whoever is told twice, or comes
 * after a crash, finds the question that was asked, and nobody pays for it again.
 */
const claimOf = ({ payeeId, dueAt }: RecheckDue, count: number): Claimable => {
  const keyHash = hashOf(JSON.stringify(['recheck', payeeId, dueAt, count]));
  let written = false;
  return {
    keyHash,
    requestHash: keyHash,
    answeredBy: (id) => ({
      keyHash,
      requestHash: keyHash,
      id,
      keptSeconds: keptDays.turns * daySeconds,
      carry: () => {
        written = true;
      },
    }),
    isWritten: () => written,
  };
};

/** What a question that was asked before means to its turn: nothing where nobody answered and it is time to ask again. */
const standingOf = (asked: Validation, now: string): Turn | undefined => {
  const { status, completedAt, createdAt } = asked;
  if (status === unreadable) return { is: 'over', answer: undefined };
  const settled = settlementOf(status);
  if (settled === undefined) return { is: 'waiting' };
  if (settled === 'post') return { is: 'over', answer: asked };
  return plusSeconds(completedAt ?? createdAt, againAfterSeconds) > now ? { is: 'waiting' } : undefined;
};

/** Looks for what was asked in this turn: the first question that nobody asked yet is open. */
export const turnOf = async (
  { idempotency, validations }: PortsOf<(typeof turnPorts)[number]>,
  due: RecheckDue,
  now: string,
): Promise<Turn> => {
  for (let count = 0; count < asksAtMost; count++) {
    const claim = claimOf(due, count);
    const used = await idempotency.find(due.userId, claim.keyHash, now);
    if (!used) return { is: 'open', claim };
    const asked = await validations.find(due.userId, used.id);
    const standing = asked && standingOf(asked, now);
    if (standing) return standing;
  }
  return { is: 'over', answer: undefined };
};
