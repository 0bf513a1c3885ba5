import type { PortName, PortsOf } from '../ports/connect.ts';
import type { BankAnswer } from '../rules/bank/bank-answer.ts';
import { pendingAtMostSeconds } from '../rules/bank/pending.ts';
import { sandboxAnswer } from '../rules/bank/sandbox.ts';
import { noActivity } from '../rules/risk/account-activity.ts';
import { plusSeconds } from '../rules/time.ts';
import type { Validation } from '../store/validations/validations.ts';
import { finalize, type Answered } from './finalize.ts';
import { rebuilt, type Rebuilt } from './rebuilt.ts';

export const resumePorts = ['validations.settle', 'pendingAtBank.open'] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof resumePorts)[number]>;

/** `askedAgain`: the job that polls asks the bank, and its answer is final. */
export type Resumed = 'settled' | 'alreadySettled' | 'askedAgain';

const interrupted = { status: 'TIMEOUT', reason: 'interrupted', verified: false } as const;

/** What is known without a bank: the table of the sandbox, or that nobody can be asked. */
const answerWithoutBank = (
  { country, judged }: Rebuilt,
  { environment, normalized, documentType, documentNumber }: Validation,
): Pick<Answered, 'answer' | 'risk' | 'findings'> => {
  const { findings } = judged.account;
  if (environment === 'production') return { answer: { kind: 'silent', reason: 'bank_not_covered' }, findings };
  const said = sandboxAnswer(country.pack.country, normalized, { documentType, documentNumber });
  return { answer: said.answer satisfies BankAnswer, risk: said.fraudRisk, findings };
};

/**
 * Goes on with a validation whose function died after it reserved the credit. Nobody knows whether the bank was asked, so
 * it is asked once more, by the job that polls; only when its time is over the validation is a TIMEOUT and the credit goes
 * back. Every write is conditional on its being underway: an answer that came after all stays, and is charged once.
 */
export const resume = async (ports: Ports, validation: Validation, now: string): Promise<Resumed> => {
  const { environment, createdAt, expectedName } = validation;
  const asked = await rebuilt(validation);
  const until = plusSeconds(createdAt, pendingAtMostSeconds);
  const isLate = environment === 'production' && now > until;
  if (!asked || isLate) return ports.validations.settle(validation, interrupted, now);
  if (environment === 'production' && asked.question) {
    const opened = await ports.pendingAtBank.open(validation, { until, question: asked.question });
    return opened === 'open' ? 'askedAgain' : 'alreadySettled';
  }
  const answered = { validation, expectedName, seen: noActivity, ...answerWithoutBank(asked, validation) };
  return (await finalize(ports, answered, now)).result;
};
