import type { PortsOf } from '../ports/connect.ts';
import type { Question } from '../rules/bank/bank-answer.ts';
import { sandboxAnswer } from '../rules/bank/sandbox.ts';
import { noActivity } from '../rules/risk/account-activity.ts';
import type { Validation } from '../store/validations/validation.ts';
import { finalize } from './finalize.ts';
import { judgementOf } from './view.ts';

/** What the sandbox is asked; the row of the validation tells the rest. */
export const sandboxQuestion = (
  { country, format, normalized: accountNumber, documentType, documentNumber }: Validation,
  beneficiaryName: string | undefined,
): Question => ({ country, format, accountNumber, documentType, documentNumber, beneficiaryName });

/** Whether a slow account of the sandbox has taken its time. No bank is waited for: the row says when it is answered. */
export const isDueInSandbox = ({ environment, awaiting }: Validation, now: string): boolean =>
  environment === 'sandbox' && awaiting !== undefined && now >= awaiting.until;

type Settle = PortsOf<'validations.settle'>['validations']['settle'];

/** Writes down what the sandbox answers to a validation that is underway; whoever comes second changes nothing. */
export const settleInSandbox = async (settle: Settle, validation: Validation, now: string) => {
  const { answer, fraudRisk, payee } = sandboxAnswer(validation);
  const { findings = [] } = (await judgementOf(validation)) ?? {};
  const expectedName = validation.awaiting?.question.beneficiaryName ?? validation.expectedName;
  const answered = { validation, expectedName, findings, answer, seen: noActivity, risk: fraudRisk, payee };
  return (await finalize({ validations: { settle } }, answered, now)).result;
};
