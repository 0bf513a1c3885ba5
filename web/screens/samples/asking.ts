import type { InputOf, OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { unknownPayee } from '#shared/contract/resources/payee.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { Fault } from '#shared/errors/fault.ts';
import { settlementOf } from '#shared/validation/status.ts';
import { Answer } from '#functions/entry/implement.ts';
import type { BankAnswer, Reply } from '#functions/rules/bank/bank-answer.ts';
import { sandboxAnswer } from '#functions/rules/bank/sandbox.ts';
import { matchNames } from '#functions/rules/names/match.ts';
import { noActivity } from '#functions/rules/risk/account-activity.ts';
import { riskWithName } from '#functions/rules/risk/fraud-risk.ts';
import type { Validation } from '#functions/store/validations/validation.ts';
import { draftOf } from '#functions/validations/draft.ts';
import { outcomeIn } from '#functions/validations/finalize.ts';
import { judge } from '#functions/validations/judge.ts';
import { summaryOf, viewOf } from '#functions/validations/view.ts';
import type { Answers } from '../stage/answers.ts';
import { creditsOf, lotsOf, userOf, type User } from '../stage/usual.ts';
import { pageOfHistory } from './history.ts';

type Body = InputOf<EndpointAt<'POST /api/validations'>>['body'];

export type Lots = OutputOf<EndpointAt<'GET /api/credits'>>['lots'];

/** Somebody who asks banks. Every part may be changed while the screen is open. */
export interface Asker {
  user: User;
  /** Where the credits are from. */
  readonly lots: Lots;
  /** What banks say of numbers; of any other, that they do not know it. */
  readonly bank: Record<string, Reply>;
  /** Newest first. */
  readonly history: Validation[];
}

export const asker = (
  bank: Readonly<Record<string, Reply>>,
  change: Partial<User> = {},
  lots = lotsOf(userOf(change)),
): Asker => ({
  user: userOf(change),
  lots,
  bank: { ...bank },
  history: [],
});

const isAnswer = (reply: Reply): reply is BankAnswer => reply.kind !== 'pending';

/** The answer as the product makes it of what a bank said: compared and weighed by its own rules. */
const settled = (by: Asker, draft: Validation): Validation => {
  const completedAt = new Date().toISOString();
  const asked = { validation: draft, expectedName: draft.expectedName, findings: [], seen: noActivity };
  if (draft.environment === 'sandbox') {
    const { answer, fraudRisk: risk, payee } = sandboxAnswer(draft);
    return { ...draft, ...outcomeIn({ ...asked, answer, risk, payee }), completedAt };
  }
  const reply = by.bank[draft.normalized] ?? { kind: 'refused', reason: 'account_not_found' };
  return isAnswer(reply) ? { ...draft, ...outcomeIn({ ...asked, answer: reply }), completedAt } : draft;
};

const isCharged = ({ environment, status }: Validation): boolean =>
  environment === 'production' && settlementOf(status) === 'post';

/** A question reserves its credit; what nobody answered gives it back. */
const pay = (by: Asker, credits: number): void => {
  by.user = { ...by.user, credits: by.user.credits - credits };
};

const viewFor = async ({ user }: Asker, validation: Validation) => {
  const view = await viewOf(validation, { balance: user.credits, expiresAt: user.creditsExpiration });
  return { ...view, credits: { ...view.credits, charged: isCharged(validation) ? 1 : 0 } };
};

/** Of an answer that takes longer than a request waits, where it will be. */
const told = async (by: Asker, validation: Validation) => {
  const view = await viewFor(by, validation);
  if (validation.completedAt) return view;
  return new Answer(view, { location: `/api/validations/${view.id}`, 'retry-after': '1' }, 202);
};

/** Writes down what there is now of a validation. */
const keep = (by: Asker, validation: Validation): Validation => {
  const made = validation.completedAt ? validation : settled(by, validation);
  if (made.environment === 'production' && settlementOf(made.status) === 'void' && !validation.completedAt) pay(by, -1);
  const at = by.history.findIndex(({ id }) => id === made.id);
  by.history.splice(Math.max(at, 0), at < 0 ? 0 : 1, made);
  return made;
};

/** Asks a bank, as the form does. */
export const ask = async (by: Asker, body: Body): Promise<Validation> => {
  const judged = judge(await loadCountry(body.country), body);
  if (body.environment === 'production' && by.user.credits === 0) throw new Fault('errors.insufficientCredits');
  if (body.environment === 'production') pay(by, 1);
  return keep(by, draftOf({ owner: '', via: { via: 'dashboard' }, body }, judged, new Date().toISOString()));
};

/** Their last answer about a number, as it is recognized before a bank is asked again. */
const lastOf = async ({ history }: Asker, accountNumber: string) => {
  const last = history.find(
    (one) => one.accountNumber === accountNumber && one.environment === 'production' && one.completedAt,
  );
  return last ? summaryOf(last) : null;
};

const find = ({ history }: Asker, wanted: string): Validation => {
  const found = history.find(({ id }) => id === wanted);
  if (!found) throw new Fault('errors.notFound');
  return found;
};

const compare = (by: Asker, id: string, expectedName: string): Validation => {
  const validation = find(by, id);
  const nameMatch = matchNames(expectedName, validation.beneficiary ?? '');
  if (validation.status !== 'VALID' || !nameMatch) throw new Fault('errors.noHolder');
  const { level: fraudLevel, reasons: fraudReasons } = riskWithName({ reasons: [] }, nameMatch.result);
  return keep(by, { ...validation, expectedName, nameMatch, fraudLevel, fraudReasons });
};

/** The answers to whoever asks banks: the product's own, but for what the banks say. */
export const answersFor = (by: Asker): Answers => ({
  'GET /api/auth/me': () => ({ user: by.user }),
  'GET /api/credits': () => creditsOf(by.user, by.lots),
  'POST /api/validations': async ({ body }) => told(by, await ask(by, body)),
  'GET /api/validations/{id}': async ({ params }) => viewFor(by, keep(by, find(by, params.id))),
  'POST /api/validations/{id}/name-match': async ({ params, body }) => viewFor(by, compare(by, params.id, body.name)),
  'POST /api/payees/recognize': async ({ body }) => ({
    payee: unknownPayee,
    last: await lastOf(by, body.accountNumber),
  }),
  'POST /api/validations/search': async ({ body }) => pageOfHistory(by.history, body),
});
