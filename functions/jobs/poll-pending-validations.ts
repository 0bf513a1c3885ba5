import { answerToSettle } from '../rules/bank/pending.ts';
import type { BankAnswer, Question, Reply } from '../rules/bank/bank-answer.ts';
import type { Asker } from '../rules/bank/witnesses.ts';
import type { Validation } from '../store/validations/validation.ts';
import { logger, nameOf } from '../log.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { isOfBank, payeeBeside, remembered, wantedOf } from '../payees/remember.ts';
import { activitySummary } from '../rules/risk/account-activity.ts';
import { documentOf, pseudonymsOf } from '../validations/account-activity.ts';
import { finalize } from '../validations/finalize.ts';
import { isDueInSandbox, settleInSandbox } from '../validations/sandbox.ts';
import { judgementOf } from '../validations/view.ts';
import { walk, walkPorts } from './walk.ts';

const atOnce = 50;
/** A run stops asking after this long; what is left, is left for the next minute. */
const runMs = 30_000;

const needs = [
  ...walkPorts,
  'pendingAtBank.list',
  'bankData.poll',
  'bankData.circuitOpenSeconds',
  'accountActivity.find',
  'payeesBy.find',
  'pseudonyms.of',
  'validations.settle',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof needs)[number]>;
type Followed = 'settled' | 'alreadySettled' | 'pending';

const progress = { settled: 'done', alreadySettled: 'untouched', pending: 'waits' } as const;

/** Whose patience a question takes: a customer's with one bank. What names none is each question's own. */
const waitOf = ({ country, bank, bankCode, routingNumber, accountNumber }: Question, { by }: Asker): string =>
  [by, country, bank ?? bankCode ?? routingNumber ?? accountNumber].join(' ');

/**
 * What the bank says now. A bank at rest is not asked, nor is one once more that let a question of this customer wait until
 * its deadline in this run: all the others would wait as long, and everybody else behind them. What several customers
 * meet shuts its circuit. A question that fails here is no answer either.
 */
const replyTo = async ({ bankData }: Ports, question: Question, asker: Asker, late: Set<string>): Promise<Reply> => {
  const wait = waitOf(question, asker);
  if (late.has(wait) || bankData.circuitOpenSeconds(question, asker) !== undefined) return { kind: 'pending' };
  const reply = await bankData.poll(question, asker).catch((error: unknown): Reply => {
    logger.error('bank data unusable', { cause: nameOf(error) });
    return { kind: 'pending' };
  });
  if (reply.kind === 'late') late.add(wait);
  return reply;
};

/** Most are settled by whoever looks at them; these are the others. */
const followInSandbox = async ({ validations, clock }: Ports, validation: Validation): Promise<Followed> => {
  const now = clock.now();
  return isDueInSandbox(validation, now) ? settleInSandbox(validations.settle, validation, now) : 'pending';
};

/** What the customer's payees tell now that the bank has answered: they may have changed since the request. */
const payeeOf = async (ports: Ports, asked: Parameters<typeof wantedOf>[1], answer: BankAnswer) => {
  if (!isOfBank(answer)) return undefined;
  const wanted = await wantedOf(ports, asked);
  return payeeBeside({ wanted, memory: await remembered(ports, asked.userId, wanted) }, answer);
};

const follow = async (ports: Ports, validation: Validation, late: Set<string>): Promise<Followed> => {
  // Settled since the list was read.
  if (!validation.awaiting) return 'alreadySettled';
  if (validation.environment === 'sandbox') return followInSandbox(ports, validation);
  const { until, question } = validation.awaiting;
  const { userId } = validation;
  const document = await documentOf(validation);
  const { account, asking } = await pseudonymsOf(ports, { userId, question, document });
  const reply = await replyTo(ports, question, { by: asking.by, account }, late);
  const now = ports.clock.now();
  const answer = answerToSettle(reply, now > until);
  if (!answer) return 'pending';
  const { findings = [] } = (await judgementOf(validation)) ?? {};
  const seen = activitySummary(await ports.accountActivity.find(account), asking, now);
  const payee = await payeeOf(ports, { userId, question, document, name: question.beneficiaryName }, answer);
  const answered = { validation, expectedName: question.beneficiaryName, findings, answer, seen, payee };
  return (await finalize(ports, answered, now)).result;
};

/**
 * Asks again for the answers that banks owe, and makes them final as they come; after its deadline a validation is a
 * TIMEOUT and its credit goes back. Settling is conditional, so two runs at a time only ask twice.
 */
export const pollPendingValidations = everyMinutes(
  1,
  'Answers of banks that want more time do not arrive, and their credits stay reserved.',
)
  .needing(...needs)
  .by(async (ports) => {
    const late = new Set<string>();
    const { results } = await walk(ports, {
      list: 'pendingAtBank',
      page: (cursor) => ports.pendingAtBank.list(cursor),
      each: (validation) => follow(ports, validation, late),
      progressOf: (followed) => progress[followed],
      atOnce,
      deadline: performance.now() + runMs,
    });
    const count = (wanted: Followed) => results.filter((result) => result === wanted).length;
    return { settled: count('settled'), alreadySettled: count('alreadySettled'), pending: count('pending') };
  });

export const handler = await scheduled(pollPendingValidations);
