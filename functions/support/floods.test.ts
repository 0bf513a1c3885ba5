import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { callLimits } from '#shared/plans.ts';
import { contactLimits } from '#shared/validation/contact.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { call } from '../../infra/testing/pipeline.ts';
import { settingsOfLife } from '../../infra/testing/releases/settings.ts';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { sendContact } from '../api/contact/send-contact.ts';
import { http } from '../entry/http.ts';
import { connect } from '../ports/connect.ts';
import { mailsWithheld } from '../rules/mail/mail-metrics.ts';
import { mockedClient } from '../../infra/testing/mocked-client.ts';

const { perMailbox, perDay } = contactLimits;

ownTable();
const queues = mockedClient(SQSClient);
let environment: Awaited<ReturnType<typeof http>>;
beforeAll(async () => {
  Object.assign(process.env, settingsOfLife, { ADDRESS_ALLOWANCE: '1', POWERTOOLS_METRICS_DISABLED: 'false' });
  environment = await http(sendContact);
});
let day = 0;
beforeEach(() => {
  queues.reset();
  queues.on(SendMessageCommand).resolves({});
  // Each on a day of its own: what one counts is over for the next.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.UTC(2027, 0, (day += 1), 9)) });
});
afterEach(() => void vi.useRealTimers());

let nobody = 0;
/** Of somebody else each time, from a network of their own. */
const from = () => `10.${(nobody += 1) >> 16}.${(nobody >> 8) & 255}.${nobody & 255}`;
const newEmail = () => `ana@empresa-${(nobody += 1)}.mx`;

const send = (changes: object = {}, address = from()) => {
  const body = { name: 'Ana', company: 'Sur', email: newEmail(), message: 'Hola', ...changes };
  return call(sendContact, { body: JSON.stringify(body), from: address }, environment);
};

const mailsOf = (id: unknown) =>
  queues.commandCalls(SendMessageCommand).filter(({ args: [{ input }] }) => input.MessageBody?.includes(String(id)));

const statesOf = async () => {
  const { tickets } = await connect(['tickets.list']);
  const month = new Date().toISOString().slice(0, 7);
  const all = await tickets.list(month, { kind: 'contact', state: undefined, limit: 10_000 });
  return new Map(all.map(({ id, state }) => [id, state]));
};

test('one address writes so many times an hour, with whatever e-mail, and others go on', async () => {
  const address = from();
  const { perAddress } = callLimits.contact;
  for (let sent = 0; sent < perAddress; sent++) expect((await send({}, address)).statusCode).toBe(202);
  const refused = await send({}, address);
  expect([refused.statusCode, Number(refused.headers?.['retry-after']) > 0]).toEqual([429, true]);
  expect((await send()).statusCode).toBe(202);
});

test('what cannot be read counts as well: nobody tries without end', async () => {
  const address = from();
  for (let sent = 0; sent < callLimits.contact.perAddress; sent++)
    expect((await send({ message: 7 }, address)).statusCode).toBe(422);
  expect((await send({}, address)).statusCode).toBe(429);
});

test('one e-mail is mailed so many times a day from wherever it is typed; then its messages are held, and then refused', async () => {
  const spelled = (index: number) => `Ana.Torres+${index}@GMAIL.com`;
  const answers = [];
  for (let sent = 0; sent <= perMailbox.atMost; sent++) answers.push(await send({ email: spelled(sent) }));
  const [last, ...taken] = answers.toReversed();
  expect([last?.statusCode, Number(last?.headers?.['retry-after']) > 0]).toEqual([429, true]);
  const ids = taken.toReversed().map(({ json }) => String(json['id']));
  const states = await statesOf();
  expect(ids.map((id) => states.get(id))).toEqual([
    ...Array.from({ length: perMailbox.mailed }, () => 'open'),
    ...Array.from({ length: perMailbox.atMost - perMailbox.mailed }, () => 'held'),
  ]);
  expect(ids.flatMap(mailsOf)).toHaveLength(2 * perMailbox.mailed);
});

/** So many were written today, by everybody. */
const countTo = async (total: number) => {
  const { limits } = await connect(['limits.take', 'limits.used']);
  const [now, ofAll] = [new Date().toISOString(), { what: 'contact', windowSeconds: 86_400 }];
  const amount = total - (await limits.used(ofAll, now));
  await limits.take({ ...ofAll, by: 'all', max: perDay.atMost, amount }, now);
};

test('everybody together is mailed so many times a day; then messages are held, and then refused', async () => {
  await countTo(perDay.mailed - 1);
  const first = [await send(), await send()].map(({ json }) => String(json['id']));
  expect(first.map((id) => mailsOf(id).length)).toEqual([2, 0]);
  await countTo(perDay.atMost - 1);
  const last = [await send(), await send()];
  expect(last.map(({ statusCode }) => statusCode)).toEqual([202, 429]);
  const states = await statesOf();
  expect([...first, String(last[0]?.json['id'])].map((id) => states.get(id))).toEqual(['open', 'held', 'held']);
});

test('whoever answers hears when messages of everybody are held, and not of one e-mail alone', async () => {
  const email = newEmail();
  for (let sent = 0; sent < perMailbox.mailed; sent++) await send({ email });
  expect((await toldMetrics(() => send({ email }))).metrics).not.toHaveProperty(mailsWithheld);
  await countTo(perDay.mailed);
  expect((await toldMetrics(() => send())).metrics).toHaveProperty(mailsWithheld, 1);
});

test('a flood of one e-mail takes nothing of what everybody has', async () => {
  const email = newEmail();
  for (let sent = 0; sent < perMailbox.atMost + 30; sent++) await send({ email });
  const { limits } = await connect(['limits.used']);
  const used = await limits.used({ what: 'contact', windowSeconds: 86_400 }, new Date().toISOString());
  expect(used).toBe(perMailbox.atMost);
});
