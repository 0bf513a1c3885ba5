import type { BankAnswer, Question } from '../rules/bank/bank-answer.ts';
import { logger, nameOf } from '../log.ts';
import type { PortsOf } from '../ports/connect.ts';

/** The bank wants more time for this question. */
interface Owed {
  readonly kind: 'owed';
  readonly question: Question;
}

/** The bank's answer, or a named silence: nothing thrown here may leave a credit reserved. */
export const ask = async (
  { bankData }: PortsOf<'bankData.verify'>,
  question: Question | undefined,
): Promise<BankAnswer | Owed> => {
  if (!question) return { kind: 'silent', reason: 'bank_not_covered' };
  try {
    const reply = await bankData.verify(question);
    return reply.kind === 'pending' ? { kind: 'owed', question } : reply;
  } catch (error) {
    logger.error('bank data unusable', { cause: nameOf(error) });
    return { kind: 'silent', reason: 'provider_error' };
  }
};
