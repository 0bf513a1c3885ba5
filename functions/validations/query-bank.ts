import { logger, nameOf } from '../log.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Question, Reply } from '../rules/bank/bank-answer.ts';
import type { Asker } from '../rules/bank/witnesses.ts';

/** The bank's answer, that it wants more time, or a named silence: nothing thrown here may leave a credit reserved. */
export const queryBank = async (
  { bankData }: PortsOf<'bankData.verify'>,
  question: Question | undefined,
  asker: Asker | undefined,
): Promise<Reply> => {
  if (!question || !asker) return { kind: 'silent', reason: 'bank_not_covered' };
  try {
    return await bankData.verify(question, asker);
  } catch (error) {
    logger.error('bank data unusable', { cause: nameOf(error) });
    return { kind: 'silent', reason: 'provider_error' };
  }
};
