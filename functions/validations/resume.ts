import type { PortName, PortsOf } from '../ports/connect.ts';
import type { BankAnswer } from '../rules/bank/bank-answer.ts';
import { pendingAtMostSeconds } from '../rules/bank/pending.ts';
import { noActivity } from '../rules/risk/account-activity.ts';
import { plusSeconds } from '../rules/time.ts';
import type { Validation } from '../store/validations/validation.ts';
import { finalize } from './finalize.ts';
import { rebuilt } from './rebuilt.ts';
import { settleInSandbox } from './sandbox.ts';

export const resumePorts = ['validations.settle', 'pendingAtBank.open'] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof resumePorts)[number]>;

/** `askedAgain`: the job that polls asks the bank, and its answer is final. */
export type Resumed = 'settled' | 'alreadySettled' | 'askedAgain';

const interrupted = { status: 'TIMEOUT', reason: 'interrupted', verified: false } as const;

/** Nobody can be asked: the provider has no code for the bank. */
const notCovered = { kind: 'silent', reason: 'bank_not_covered' } as const satisfies BankAnswer;

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
  if (environment === 'sandbox') return settleInSandbox(ports.validations.settle, validation, now);
  if (asked.question) {
    const opened = await ports.pendingAtBank.open(validation, { until, question: asked.question });
    return opened === 'open' ? 'askedAgain' : 'alreadySettled';
  }
  const { findings } = asked.judged.account;
  const answered = { validation, expectedName, findings, answer: notCovered, seen: noActivity };
  return (await finalize(ports, answered, now)).result;
};
