import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { forgotPassword } from '#functions/api/auth/forgot-password.ts';
import { listSessions } from '#functions/api/sessions/list-sessions.ts';
import { login } from '#functions/api/auth/login.ts';
import { me } from '#functions/api/auth/me.ts';
import { resetPassword } from '#functions/api/auth/reset-password.ts';
import { showRegistration } from '#functions/api/auth/show-registration.ts';
import { verifyEmail } from '#functions/api/auth/verify-email.ts';
import { getCredits } from '#functions/api/credits/get-credits.ts';
import { listMovements } from '#functions/api/credits/list-movements.ts';
import { listSecurityEvents } from '#functions/api/security-events/list-security-events.ts';
import { getStatus } from '#functions/api/status/get-status.ts';
import { createValidation } from '#functions/api/validations/create-validation.ts';
import { exportValidations } from '#functions/api/validations/export-validations.ts';
import { getValidation } from '#functions/api/validations/get-validation.ts';
import { listValidations } from '#functions/api/validations/list-validations.ts';
import { searchValidations } from '#functions/api/validations/search-validations.ts';
import { queued } from '#functions/entry/queue.ts';
import { scheduled, type Job } from '#functions/entry/schedule.ts';
import { needs as operatorNeeds, perform } from '#functions/operator/actions.ts';
import { connect } from '#functions/ports/connect.ts';
import { sendMail } from '#functions/queues/send-mail.ts';
import { plusSeconds } from '#functions/rules/time.ts';
import { lambdasIn } from '../../found.ts';
import { clabes } from '../accounts.ts';
import { goodPassword } from '../customer.ts';
import { textIn, userIdOf, type Fixture } from './fixture.ts';
import { driveBatches, readBatches } from './life-with-batches.ts';
import { readKeys, tellOfKeys, useKeys } from './life-with-keys.ts';
import { settleMoney } from './life-with-money.ts';
import { readPayees, tellOfPayees } from './life-with-payees.ts';
import { useSecondFactor } from './life-with-security.ts';
import { answerTickets, writeToSupport } from './life-with-support.ts';
import { useWebhooks } from './life-with-webhooks.ts';
import { useWidget } from './life-with-widget.ts';
import { archived, idempotencyKey } from './story.ts';
import { posting, visitor, type List, type Visitor } from './visitor.ts';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly reference?: string | null;
}

interface Moved {
  readonly kind: string;
  readonly credits: number | null;
}

/** What the owner of the rows finds, whatever page they open. */
const readAsOwner = async (visit: Visitor, { people: { owner } }: Fixture) => {
  const { json, text } = visit;
  const headers = { authorization: `Bearer ${owner.token}` };
  const query = { limit: '100' };
  const { data: history } = await json<List<Row>>(listValidations, { headers, query });
  const { data: found } = await json<List<Row>>(searchValidations, posting({ search: clabes.company }, headers));
  const whole: Row[] = [];
  for (const { id } of history) whole.push(await json<Row>(getValidation, { headers, params: { id } }));
  const { data: movements } = await json<List<Moved>>(listMovements, { headers, query });
  const { data: sessions } = await json<List<object>>(listSessions, { headers });
  await json(me, { headers });
  await json(listSecurityEvents, { headers, query });
  const file = await text(exportValidations, { headers });
  const [ofKeys, credits] = [await readKeys(visit, headers), await json(getCredits, { headers })];
  return { history, found, whole, movements, sessions, file, credits, ofKeys };
};

/** What the owner asks for, once again and anew. */
const validateAsOwner = async ({ json }: Visitor, { people: { owner } }: Fixture) => {
  const headers = { authorization: `Bearer ${owner.token}` };
  const body = { country: 'MX', accountNumber: clabes.company };
  const repeated = await json(createValidation, posting(body, { ...headers, 'idempotency-key': idempotencyKey }));
  return { repeated, asked: await json(createValidation, posting(body, headers)) };
};

/** What somebody finds whose key sent too much. */
const integrate = async (visit: Visitor, { email }: { readonly email: string }) => {
  const { token } = await visit.json(login, posting({ email, password: goodPassword }));
  return readKeys(visit, { authorization: `Bearer ${String(token)}` });
};

/** Of the owner, from when it is reset. */
const password = 'Another-password-2026';

/** What those do who come without a session: with a password, or with a link. */
const comeAsGuests = async (visit: Visitor, { people: { owner, archivist, newcomer, integrator } }: Fixture) => {
  const { json } = visit;
  const { token } = await json(login, posting({ email: archivist.email, password: goodPassword }));
  const headers = { authorization: `Bearer ${String(token)}` };
  const { data: inArchive } = await json<List<Row>>(searchValidations, posting({ search: archived }, headers));
  const link = { token: newcomer.verificationToken };
  await json(showRegistration, posting(link));
  const verified = await json(verifyEmail, posting({ ...link, password: goodPassword }));
  await json(forgotPassword, posting({ email: owner.email }));
  await json(resetPassword, posting({ token: owner.resetToken, password, confirmPassword: password }));
  await json(login, posting({ email: owner.email, password }));
  return { inArchive, verified, hurried: integrator && (await integrate(visit, integrator)) };
};

/** One more mail to a mailbox that got some already. */
const mailOwner = async (fixture: Fixture) => {
  const userId = userIdOf(fixture, fixture.people.owner);
  const due = { id: 'mail_zzz', userId, mail: 'resetPassword', language: 'es', askedBy: 'owner' };
  const message = { messageId: '0', body: JSON.stringify(due) } as SQSRecord;
  return (await queued(sendMail))({ Records: [message] } as SQSEvent);
};

const operate = async ({ people: { owner }, rows }: Fixture) => {
  const ports = await connect(operatorNeeds);
  const asked = { by: 'tests', why: 'a release' };
  const monthOf = (kind: string) =>
    rows
      .map((row) => textIn(row, 'pk'))
      .find((pk) => pk.startsWith(kind) && /\d$/.test(pk))
      ?.slice(kind.length) ?? '';
  return {
    account: await perform({ command: 'find', email: owner.email, ...asked }, ports),
    parked: await perform({ command: 'parked', limit: 100, ...asked }, ports),
    links: await perform({ command: 'pay-links', limit: 100, ...asked }, ports),
    trail: await perform({ command: 'audit', month: monthOf('AUDIT#'), limit: 100, ...asked }, ports),
    chain: await perform({ command: 'verify-audit', anchor: undefined, ...asked }, ports),
    tickets: await answerTickets(ports, monthOf('TICKETS#')),
  };
};

/** Soon, and when banks have had their time; then when a day is over. */
const soonAfter = [180, 900];
const batchesAfter = 1_000;
const dayAfter = [26 * 60 * 60];

const runJobs = async (moments: readonly number[], { recordedAt }: Fixture, moveTo: (at: string) => void) => {
  const jobs = await lambdasIn<Job>('jobs');
  for (const seconds of moments) {
    moveTo(plusSeconds(recordedAt, seconds));
    for (const { value } of jobs) await (await scheduled(value))();
  }
};

/** Everything that this version does with rows, one after the other. */
export const liveWith = async (fixture: Fixture, moveTo: (at: string) => void) => {
  moveTo(fixture.recordedAt);
  const visit = visitor();
  const read = await readAsOwner(visit, fixture);
  const ofWidget = await useWidget(visit, fixture);
  const { repeated, asked } = await validateAsOwner(visit, fixture);
  const payees = await readPayees(visit, fixture);
  const batches = await readBatches(visit, fixture);
  const webhooks = await useWebhooks(visit, fixture);
  const called = await useKeys(visit, fixture);
  const operated = await operate(fixture);
  const ofSupport = await writeToSupport(visit, fixture);
  const guarded = await useSecondFactor(visit, fixture);
  const service = await visit.json(getStatus);
  const guests = await comeAsGuests(visit, fixture);
  const money = await settleMoney(visit, fixture);
  const { batchItemFailures: unmailed } = await mailOwner(fixture);
  const unheard = await tellOfKeys(fixture);
  await runJobs(soonAfter, fixture, moveTo);
  const begin = plusSeconds(fixture.recordedAt, batchesAfter);
  const driven = await driveBatches(visit, fixture, { begin, moveTo, password });
  await runJobs(dayAfter, fixture, moveTo);
  const ofPayees = await tellOfPayees(fixture, moveTo);
  return {
    ...read,
    ofWidget,
    repeated,
    asked,
    called,
    payees,
    ofPayees,
    batches,
    webhooks,
    driven,
    money,
    ...operated,
    ofSupport,
    guarded,
    service,
    ...guests,
    unmailed,
    unheard,
    refusals: visit.refusals,
  };
};
