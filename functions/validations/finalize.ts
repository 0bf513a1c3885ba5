import type { Finding } from '#shared/engine/index.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { BankAnswer } from '../rules/bank/bank-answer.ts';
import type { ActivitySummary } from '../rules/risk/account-activity.ts';
import type { KnownPayee } from '#shared/contract/resources/payee.ts';
import type { FraudRisk } from '#shared/validation/risk.ts';
import { riskWithName } from '../rules/risk/fraud-risk.ts';
import type { Validation } from '../store/validations/validation.ts';
import type { Outcome } from '../store/validations/validations.ts';
import { assess } from './assess.ts';
import { countAnswer } from './metrics.ts';

export interface Answered {
  readonly validation: Validation;
  readonly expectedName: string | undefined;
  readonly findings: readonly Finding[];
  readonly answer: BankAnswer;
  /** What all customers asked of the account before. */
  readonly seen: ActivitySummary;
  /** What the sandbox pretends. There no bank answers, so nothing is verified. */
  readonly risk?: FraudRisk | undefined;
  /** What was known of the payee; absent where nothing was. */
  readonly payee?: KnownPayee | undefined;
}

/** The risk of the sandbox's table, with what follows from the name that was expected. */
const pretended = ({ level: atLeast, reasons: ofTable }: FraudRisk, { nameMatch }: Pick<Outcome, 'nameMatch'>) => {
  const { level, reasons } = riskWithName({ reasons: ofTable, atLeast }, nameMatch?.result);
  return { fraudLevel: level, fraudReasons: reasons };
};

/** What an answer comes to, whoever keeps it. */
export const outcomeIn = ({ answer, risk, payee, ...asked }: Answered): Outcome => {
  const { expectedName } = asked;
  const judged = { ...assess(asked, answer), ...(expectedName && { expectedName }), ...(payee && { payee }) };
  return risk ? { ...judged, verified: false, ...pretended(risk, judged) } : judged;
};

/** Judges an answer and makes it final, which posts or returns its credit; whoever comes second changes nothing. */
export const finalize = async (
  { validations }: PortsOf<'validations.settle'>,
  answered: Answered,
  at: string,
): Promise<{ readonly result: 'settled' | 'alreadySettled'; readonly outcome: Outcome }> => {
  const { validation } = answered;
  const outcome = outcomeIn(answered);
  const result = await validations.settle(validation, outcome, at);
  if (result === 'settled') countAnswer(validation, outcome.status, at);
  return { result, outcome };
};
