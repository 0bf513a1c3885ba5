import { afterAll, beforeAll, expect, test } from 'vitest';
import { callLimits, mailsPerDay, passwordResetMinutes } from '#shared/plans.ts';
import { goodPassword, mailsTo, newEmail, resetTokenFor, signUp } from '../../../infra/testing/customer.ts';
import { callerFrom } from '../../../infra/testing/from-address.ts';
import { exclusiveCloud } from '../../../infra/testing/exclusive-cloud.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { hashOf } from '../../proof.ts';
import { keys } from '../../store/table/keys.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
let post: ReturnType<typeof callerFrom>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
  post = callerFrom(cloud);
});
afterAll(() => cloud?.close());

const login = async (email: string, from: string, password = goodPassword) =>
  (await post('/api/auth/login', from, { email, password })).status;

const [office, attacker, hotel] = ['198.51.100.7', '203.0.113.1', '192.0.2.44'];
const failOften = async (email: string, from: (turn: number) => string) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn++) statuses.push(await login(email, from(turn), 'Otra-clave-1'));
  return statuses;
};

test('who fails elsewhere in the name of somebody makes nobody wait where the owner was before', async () => {
  const { email } = await signUp(cloud.addresses);
  expect(await login(email, office)).toBe(200);
  expect(await failOften(email, () => attacker)).toContain(429);
  expect(await login(email, office)).toBe(200);
});

test('guessing from ever new addresses is slowed as well', async () => {
  const { email } = await signUp(cloud.addresses);
  expect(await failOften(email, (turn) => `203.0.113.${turn + 100}`)).toContain(429);
  expect(await login(email, hotel)).toBe(429);
  await cloud.moveClock(60);
  expect(await login(email, hotel)).toBe(200);
});

test('tries at the same moment are heard no more often than tries in a row', async () => {
  const { email } = await signUp(cloud.addresses);
  // The first writes take so long that all these tries have read by then how often the others failed: never.
  cloud.aws.faults.inject({
    kind: 'latency',
    operation: 'TransactWriteItems',
    function: 'Login',
    ms: 2_500,
    times: 12,
  });
  const tries = Array.from({ length: 40 }, (_, turn) => login(email, `203.0.113.${turn + 1}`, 'Otra-clave-1'));
  const heard = (await Promise.all(tries)).filter((status) => status === 401);
  // Five at once; the clock runs on, so a wait or two may end meanwhile.
  expect(heard.length).toBeGreaterThanOrEqual(5);
  expect(heard.length).toBeLessThanOrEqual(8);
});

test('who proves the mailbox logs in anywhere, though strangers used up the mails of the day and its tries', async () => {
  const { email } = await signUp(cloud.addresses);
  // Mails are counted by days: from the beginning of one.
  await cloud.moveClock(86_400 - (Math.floor(Date.parse(cloud.now().now) / 1000) % 86_400));
  const forgot = (from: string) => post('/api/auth/forgot-password', from, { email });
  const resets = async () =>
    (await mailsTo(cloud.addresses, email)).flatMap(
      ({ text }) => /\/reset-password#token=([\w-]+)/.exec(text)?.[1] ?? [],
    );
  // One at a time: of several at once an older one may not leave at all.
  for (let turn = 1; (await resets()).length < mailsPerDay.anybody; turn++) await forgot(`203.0.113.${turn}`);
  const [newest = ''] = await resets();
  await cloud.moveClock(2 * passwordResetMinutes * 60);
  await forgot(hotel);
  expect(await resets()).toHaveLength(mailsPerDay.anybody);
  await failOften(email, (turn) => `203.0.113.${turn + 100}`);
  expect(await login(email, hotel)).toBe(429);
  const chosen = { token: newest, password: goodPassword, confirmPassword: goodPassword };
  expect((await post('/api/auth/reset-password', hotel, chosen)).status).toBe(200);
  expect(await login(email, hotel)).toBe(200);
});

test('who proves the mailbox logs in at once, whatever others do meanwhile', async () => {
  const { email } = await signUp(cloud.addresses);
  await failOften(email, () => attacker);
  const token = await resetTokenFor(cloud.addresses, email);
  const chosen = { token, password: goodPassword, confirmPassword: goodPassword };
  expect((await post('/api/auth/reset-password', hotel, chosen)).status).toBe(200);
  await failOften(email, () => attacker);
  expect(await login(email, hotel)).toBe(200);
});

test('who asks elsewhere for mails to somebody keeps nobody from asking for one', async () => {
  const { email } = await signUp(cloud.addresses);
  const ask = async (from: string) => (await post('/api/auth/forgot-password', from, { email })).status;
  const { perEmail } = callLimits.forgotPassword;
  for (let turn = 0; turn < perEmail; turn++) expect(await ask(attacker)).toBe(200);
  expect(await ask(attacker)).toBe(429);
  expect(await ask(office)).toBe(200);
});

test('whoever reads the table can not try addresses at what is kept of the logins of an e-mail', async () => {
  const { email } = await signUp(cloud.addresses);
  expect(await login(email, office)).toBe(200);
  await failOften(email, () => attacker);
  const partitions = new Set((await tableIn(cloud.databasePort).all()).map(({ pk }) => String(pk)));
  expect([...partitions].filter((pk) => pk.startsWith('LOGIN#')).length).toBeGreaterThan(0);
  for (const text of [email, `${email} ${office}`, `${email} ${attacker}`])
    expect(partitions).not.toContain(keys.failedLogins(hashOf(text)).pk);
});

test('an e-mail without an account is slowed just the same', async () => {
  expect(await failOften(newEmail(), () => attacker)).toContain(429);
});
