import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsPerDay } from '#shared/plans.ts';
import { savedPayee } from '../../infra/testing/saved-payee.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { queued } from '../entry/queue.ts';
import { connect } from '../ports/connect.ts';
import { hashOf, newId } from '../proof.ts';
import { plusDays } from '../rules/time.ts';
import type { MailDue } from '../rules/mail/mail-due.ts';
import { sendMail } from './send-mail.ts';
import { mockedClient } from '../../infra/testing/mocked-client.ts';

const ses = mockedClient(SESClient);
const ssm = mockedClient(SSMClient);
ownTable();
beforeAll(() => {
  Object.assign(process.env, {
    MAIL_FROM: 'no-reply@example.com',
    MAIL_CONFIGURATION: 'mails',
    DASHBOARD_ADDRESS_PARAMETER: '/dashboard',
  });
});
beforeEach(() => {
  ses.reset();
  ses.on(SendEmailCommand).resolves({ MessageId: 'ses' });
  ssm.on(GetParameterCommand).resolves({ Parameter: { Value: 'https://panel.example' } });
});

const now = () => new Date().toISOString();

const registered = async (more: { readonly email?: string; readonly verifyBy?: string } = {}) => {
  const { users } = await connect(['users.create']);
  const userId = newId('usr', now());
  const email = more.email ?? `ana@${userId.slice(-16)}.example`;
  await users.create({
    userId,
    email,
    passwordHash: 'argon2id$1$1$salt$tag',
    createdAt: now(),
    verifyBy: plusDays(now(), 7),
    verificationSentAt: now(),
    freeCredits: 0,
    logins: 0,
    language: 'es',
    ...more,
  });
  return { userId, email };
};

let serial = 0;
const due = (userId: string, more: Partial<Pick<MailDue, 'id' | 'askedBy'>> = {}): MailDue => ({
  id: `mail_${String((serial += 1)).padStart(5, '0')}`,
  userId,
  mail: 'verifyEmail',
  language: 'es',
  askedBy: 'anybody',
  ...more,
});

/** Delivers messages as SQS would; gives the places of those that failed. */
const deliver = async (...messages: readonly unknown[]) => {
  const Records = messages.map(
    (body, index) => ({ messageId: String(index), body: JSON.stringify(body) }) as SQSRecord,
  );
  const { batchItemFailures } = await (await queued(sendMail))({ Records } as SQSEvent);
  return batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier));
};

/** Tokens in the mails to an address, in the order they left. */
const tokensTo = (email: string) =>
  ses
    .commandCalls(SendEmailCommand)
    .map((call) => call.args[0].input)
    .filter(({ Destination }) => Destination?.ToAddresses?.includes(email))
    .map(({ Message }) => /#token=([\w-]+)/.exec(Message?.Body?.Text?.Data ?? '')?.[1] ?? '');

const newestHash = async (userId: string) => {
  const { users } = await connect(['users.find']);
  return (await users.find(userId))?.verificationLink?.hash;
};

test.for(['MessageRejected', 'Throttling', 'AccountSendingPausedException', 'MailFromDomainNotVerifiedException'])(
  'a mail that SES answers with %s fails alone, and leaves once when its message comes again',
  async (name) => {
    const [refused, fine] = [await registered(), await registered()];
    ses
      .on(SendEmailCommand, { Destination: { ToAddresses: [refused.email] } })
      .rejectsOnce(Object.assign(new Error(`no mail to ${refused.email}`), { name }))
      .resolves({});
    const message = due(refused.userId);
    expect(await deliver(message, due(fine.userId))).toEqual([0]);
    expect(tokensTo(fine.email)).toHaveLength(1);
    expect(await deliver(message)).toEqual([]);
    expect(hashOf(tokensTo(refused.email).at(-1) ?? '')).toBe(await newestHash(refused.userId));
    const calls = ses.commandCalls(SendEmailCommand).length;
    expect(await deliver(message)).toEqual([]);
    expect(ses.commandCalls(SendEmailCommand)).toHaveLength(calls);
  },
);

test('a message that cannot be read fails alone', async () => {
  const { userId, email } = await registered();
  expect(await deliver({ mail: 'greeting' }, due(userId))).toEqual([0]);
  expect(tokensTo(email)).toHaveLength(1);
});

test('a mail about the limit of a key leads to the analytics of its environment', async () => {
  const { userId, email } = await registered();
  for (const keyId of ['vk_live_7Qm2Lw9XcR4bLhN8sYp1', 'vk_test_7Qm2Lw9XcR4bLhN8sYp1'])
    await deliver({
      ...due(userId, { askedBy: 'us' }),
      mail: 'keyLimitNear',
      keyId,
      limit: 5000,
      resetsAt: plusDays(now(), 9),
    });
  const texts = ses
    .commandCalls(SendEmailCommand)
    .map((call) => call.args[0].input)
    .filter(({ Destination }) => Destination?.ToAddresses?.includes(email))
    .map(({ Message }) => /https:\S+/.exec(Message?.Body?.Text?.Data ?? '')?.[0]);
  expect(texts).toEqual([
    'https://panel.example/api?tab=analitica&environment=production',
    'https://panel.example/api?tab=analitica&environment=sandbox',
  ]);
});

test('a mail about a payee that changed names it inside alone, leads to it, and leaves for none that was forgotten', async () => {
  const { userId, email } = await registered();
  const { id: payeeId, name } = await savedPayee(userId, now());
  const about = (id: string) => ({ ...due(userId, { askedBy: 'us' }), mail: 'payeeChanged' as const, payeeId: id });
  expect(await deliver(about(payeeId), about(newId('pye', now())))).toEqual([]);
  const mails = ses
    .commandCalls(SendEmailCommand)
    .map((call) => call.args[0].input)
    .filter(({ Destination }) => Destination?.ToAddresses?.includes(email));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.Message?.Subject?.Data).not.toContain('Comercializadora');
  expect(mails[0]?.Message?.Body?.Text?.Data).toContain(name);
  expect(mails[0]?.Message?.Body?.Text?.Data).toContain(`https://panel.example/payees/${payeeId}`);
});

test('a mail about a round that waits says how many payees wait, and does not leave where none does', async () => {
  const [waits, done] = [await registered(), await registered()];
  const { payees } = await connect(['payees.change']);
  const { id } = await savedPayee(waits.userId, now());
  await payees.change(waits.userId, id, (seen) => ({ ...seen, nextRecheckAt: plusDays(now(), -1) }), { now: now() });
  const paused = (userId: string) => ({ ...due(userId, { askedBy: 'us' }), mail: 'roundPaused' as const });
  expect(await deliver(paused(waits.userId), paused(done.userId))).toEqual([]);
  const texts = ses.commandCalls(SendEmailCommand).map((call) => call.args[0].input.Message?.Body?.Text?.Data);
  expect(texts).toEqual([expect.stringContaining('Beneficiarios por revisar: 1. Créditos que hacen falta: 1.')]);
});

test('the newest mail takes the force of those before, and one that it overtook does not leave', async () => {
  const { userId, email } = await registered();
  const [first, overtaken, newest] = [due(userId), due(userId), due(userId)];
  expect(await deliver(first)).toEqual([]);
  expect(await deliver(newest)).toEqual([]);
  expect(await deliver(overtaken)).toEqual([]);
  const [, second, ...more] = tokensTo(email);
  expect(more).toEqual([]);
  expect(hashOf(second ?? '')).toBe(await newestHash(userId));
});

test('one mailbox gets so many mails a day of those that anybody can cause, whatever notes its addresses carry', async () => {
  const { userId, email } = await registered();
  const noted = await registered({ email: email.replace('@', '+2@') });
  const messages = Array.from({ length: mailsPerDay.anybody + 4 }, (_, index) =>
    due(index % 2 ? userId : noted.userId),
  );
  for (const message of messages) expect(await deliver(message)).toEqual([]);
  expect(tokensTo(email).length + tokensTo(noted.email).length).toBe(mailsPerDay.anybody);
  expect(await deliver(due(userId, { askedBy: 'owner' }))).toEqual([]);
  expect(tokensTo(email).length + tokensTo(noted.email).length).toBe(mailsPerDay.anybody + 1);
});

test('mails at the same moment do not pass the limit together', async () => {
  const { userId, email } = await registered();
  await deliver(...Array.from({ length: 30 }, () => due(userId)));
  expect(tokensTo(email).length).toBeLessThanOrEqual(mailsPerDay.anybody);
});

test('nothing leaves for an account that does not exist, expired or was verified meanwhile', async () => {
  const late = await registered({ verifyBy: plusDays(now(), -1) });
  expect(await deliver(due('usr_nobody'), due(late.userId), { ...due(late.userId), mail: 'resetPassword' })).toEqual(
    [],
  );
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(0);
});

const noted = async (email: string, what: 'bouncedAt' | 'complainedAt') => {
  const { returnedMails } = await connect(['returnedMails.note']);
  await returnedMails.note(hashOf(email), what, now());
};

/** One mail that asks for something, one that has to be told, one that is news. */
const allKinds = (userId: string) =>
  [
    { ...due(userId), mail: 'resetPassword' },
    { ...due(userId, { askedBy: 'us' }), mail: 'passwordChanged' },
    { ...due(userId, { askedBy: 'us' }), mail: 'lowCredits', credits: 1, expiresAt: plusDays(now(), 3) },
  ] as const;

const subjectsTo = (email: string) =>
  ses
    .commandCalls(SendEmailCommand)
    .map((call) => call.args[0].input)
    .filter(({ Destination }) => Destination?.ToAddresses?.includes(email))
    .map(({ Message }) => Message?.Subject?.Data);

test('every mail leaves under our rules, and carries no more of its mailbox than a hash', async () => {
  const { userId, email } = await registered();
  await deliver(due(userId));
  const [call] = ses.commandCalls(SendEmailCommand);
  expect(call?.args[0].input).toMatchObject({
    ConfigurationSetName: 'mails',
    Tags: [{ Name: 'mailbox', Value: hashOf(email) }],
  });
});

test('a mailbox that nobody has gets only what is asked for, until an operator clears it', async () => {
  const { userId, email } = await registered();
  await noted(email, 'bouncedAt');
  expect(await deliver(...allKinds(userId))).toEqual([]);
  expect(subjectsTo(email)).toEqual([expect.stringMatching(/contraseña/)]);
  const { returnedMails } = await connect(['returnedMails.forget']);
  await returnedMails.forget(hashOf(email));
  expect(await deliver(...allKinds(userId).slice(1))).toEqual([]);
  expect(subjectsTo(email)).toHaveLength(3);
});

test('what a stranger makes bounce behind a plus silences nobody: the mail carries its own address', async () => {
  const { userId, email } = await registered();
  const stranger = await registered({ email: email.replace('@', '+note@') });
  await deliver(due(stranger.userId));
  const [call] = ses.commandCalls(SendEmailCommand);
  const { returnedMails } = await connect(['returnedMails.note']);
  await returnedMails.note(call?.args[0].input.Tags?.[0]?.Value ?? '', 'bouncedAt', now());
  expect(await deliver(...allKinds(userId))).toEqual([]);
  expect(subjectsTo(email)).toHaveLength(3);
});

test('whoever called a mail spam gets what has to be told, and no news', async () => {
  const { userId, email } = await registered();
  await noted(email, 'complainedAt');
  expect(await deliver(...allKinds(userId))).toEqual([]);
  expect(subjectsTo(email)).toHaveLength(2);
});
