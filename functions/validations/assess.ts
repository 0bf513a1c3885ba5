import type { Finding } from '#shared/engine/index.ts';
import { outcomeOf, type BankAnswer } from '../rules/bank/bank-answer.ts';
import { fraudRiskOf } from '../rules/risk/fraud-risk.ts';
import { bankAddedBy, type Stated } from '../rules/bank/known.ts';
import { matchNames } from '../rules/names/match.ts';
import type { ActivitySummary } from '../rules/risk/account-activity.ts';
import type { Validation } from '../store/validations/validation.ts';
import type { Outcome } from '../store/validations/validations.ts';

interface Circumstances {
  readonly validation: Validation;
  /** Whom the person who asks expects to pay, as written. */
  readonly expectedName: string | undefined;
  readonly findings: readonly Finding[];
  readonly seen: ActivitySummary;
}

/** Whether the name fits, where one was expected and one was said. */
const nameMatchOf = (expectedName: string | undefined, answer: BankAnswer) =>
  expectedName && answer.kind === 'found' && answer.beneficiary
    ? matchNames(expectedName, answer.beneficiary)
    : undefined;

/** Banks may say a number without its type; a type without a number says nothing. */
const documentIn = (stated: Stated | undefined) =>
  stated?.documentNumber ? { type: stated.documentType, number: stated.documentNumber } : undefined;

/** What an answer means to whoever asked: the final state, whether the name fits, and how risky it looks. */
export const assess = ({ validation, expectedName, findings, seen }: Circumstances, answer: BankAnswer): Outcome => {
  const bank = answer.kind === 'found' ? bankAddedBy(validation.format, answer) : undefined;
  const outcome = { ...outcomeOf(answer), ...(bank && { bank }) };
  if (answer.kind !== 'found' && answer.kind !== 'refused') return outcome;
  const said = answer.kind === 'found' ? answer : undefined;
  const nameMatch = nameMatchOf(expectedName, answer);
  const { level, reasons } = fraudRiskOf({
    accountFormat: validation.format,
    accountType: said?.accountType ?? validation.accountType,
    documentGiven: documentIn(validation),
    documentSaid: documentIn(said),
    nameResult: nameMatch?.result,
    refusal: answer.kind === 'refused' ? answer.reason : undefined,
    seen,
    findings: findings.map(({ code }) => code),
  });
  return { ...outcome, ...(nameMatch && { nameMatch }), fraudLevel: level, fraudReasons: reasons };
};
