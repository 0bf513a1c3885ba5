import type { DocumentJudgement } from '#shared/engine/judge-document.ts';
import { Fault } from '#shared/errors/fault.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Question } from '../rules/bank/bank-answer.ts';
import { activitySummary, noActivity, type ActivitySummary } from '../rules/risk/account-activity.ts';
import type { Lot } from '../store/credits/credits.ts';
import type { Validation } from '../store/validations/validations.ts';
import { pseudonymsOf } from './account-activity.ts';

type Ports = PortsOf<'bankData.circuitOpenSeconds' | 'pseudonyms.of' | 'preflight.read'>;

/** What a validation begins from. */
export interface Preflight {
  readonly seen: ActivitySummary;
  /** Absent where nobody had to look. */
  readonly knownLots?: readonly Lot[];
}

const requireClosedCircuit = ({ bankData }: Ports, question: Question): void => {
  const retryAfterSeconds = bankData.circuitOpenSeconds(question);
  if (retryAfterSeconds !== undefined) throw new Fault('errors.providerUnavailable', { retryAfterSeconds });
};

/**
 * Looks before anything is written: a bank that failed again and again is left alone, and one read brings the wallet and
 * what was asked of the account before. Where no bank is asked there is nothing to look at.
 */
export const preflight = async (
  ports: Ports,
  { userId, createdAt }: Validation,
  question: Question | undefined,
  document: DocumentJudgement | undefined,
): Promise<Preflight> => {
  if (!question) return { seen: noActivity };
  requireClosedCircuit(ports, question);
  const { account, asking } = await pseudonymsOf(ports, { userId, question, document });
  const { liveLots, activity } = await ports.preflight.read(userId, account, createdAt);
  return { seen: activitySummary(activity, asking, createdAt), knownLots: liveLots };
};
