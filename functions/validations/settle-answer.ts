import type { Finding } from '#shared/engine/index.ts';
import type { BankAnswer } from '../rules/bank/bank-answer.ts';
import type { FraudRisk } from '../rules/risk/fraud-risk.ts';
import { noActivity, activitySummary } from '../rules/risk/account-activity.ts';
import type { Outcome, Validation } from '../store/validations/validations.ts';
import type { PortsOf } from '../ports/connect.ts';
import { assess } from './assess.ts';
import { countAnswer } from './metrics.ts';
import { activityAfter, type Past } from './account-activity.ts';

export interface Answered {
  readonly validation: Validation;
  readonly expectedName: string | undefined;
  readonly findings: readonly Finding[];
  readonly answer: BankAnswer;
  /** Absent where no bank is asked. */
  readonly past?: Past | undefined;
  /** What the sandbox pretends. There no bank answers, so nothing is verified. */
  readonly risk?: FraudRisk | undefined;
}

/** Judges an answer and makes it final, with its credit and with what is remembered of the account. */
export const settleAnswer = async (
  { validations }: PortsOf<'validations.settle'>,
  { answer, past, risk, ...asked }: Answered,
  at: string,
): Promise<{ readonly result: 'settled' | 'alreadySettled'; readonly outcome: Outcome }> => {
  const seen = past ? activitySummary(past.activity, past.pseudonyms.asking, at) : noActivity;
  const judged = assess({ ...asked, seen }, answer);
  const outcome = risk ? { ...judged, verified: false, fraudLevel: risk.level, fraudReasons: risk.reasons } : judged;
  const activity = past && activityAfter(past, outcome, at);
  const result = await validations.settle(asked.validation, outcome, { at, activity });
  if (result === 'settled') countAnswer(asked.validation, outcome.status, at);
  return { result, outcome };
};
