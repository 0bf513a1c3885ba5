import type { Finding } from '#shared/engine/index.ts';
import type { BankAnswer } from '../rules/bank/bank-answer.ts';
import type { FraudRisk } from '#shared/validation/risk.ts';
import { nothingSeen, seenOf } from '../rules/risk/sightings.ts';
import type { Outcome, Validation } from '../store/validations/validations.ts';
import type { PortsOf } from '../ports/connect.ts';
import { assess } from './assess.ts';
import { countAnswer } from './metrics.ts';
import { sightedBy, type Past } from './trace.ts';

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
  const seen = past ? seenOf(past.sightings, past.trace.asking, at) : nothingSeen;
  const judged = assess({ ...asked, seen }, answer);
  const outcome = risk ? { ...judged, verified: false, fraudLevel: risk.level, fraudReasons: risk.reasons } : judged;
  const sighted = past && sightedBy(past, outcome, at);
  const result = await validations.settle(asked.validation, outcome, { at, sighted });
  if (result === 'settled') countAnswer(asked.validation, outcome.status, at);
  return { result, outcome };
};
