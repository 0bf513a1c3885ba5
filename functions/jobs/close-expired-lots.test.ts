import { afterAll, beforeAll, expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { runJobs } from '../../infra/testing/control.ts';
import { logIn, mailsTo, signUp } from '../../infra/testing/customer.ts';
import { exclusiveCloud } from '../../infra/testing/exclusive-cloud.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
});
afterAll(() => cloud?.close());

/** Both jobs run once because they are due, and once more: what they did is not done again. */
const days = async (count: number) => {
  await cloud.advance(count * 24 * 60 * 60);
  await runJobs(cloud.addresses, 'CloseExpiredLots', 'MailAboutCredits');
};

const operate = async <T>(event: object): Promise<T> =>
  (await cloud.operate('clara', { why: 'look', ...event })).payload as T;

interface Found {
  readonly lots: readonly { readonly lotId: string; readonly remaining: number; readonly expiresAt: string }[];
}
const lotsOf = async (email: string) => (await operate<Found>({ command: 'find', email })).lots;

test('an expiry is told at its own instant, once, and a lot dead for long leaves the wallet unless it is the last', async () => {
  const { email, call } = await signUp(cloud.addresses);
  await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
  const [free] = await lotsOf(email);
  await days(16);
  expect(await lotsOf(email)).toMatchObject([{ remaining: 0, unused: 4 }]);
  await operate({ command: 'grant', email, credits: 9, days: 3 });
  await days(34);
  expect(await lotsOf(email)).toMatchObject([{ remaining: 0, unused: 9 }]);
  await days(50);
  expect(await lotsOf(email)).toHaveLength(1);
  const { call: later } = await logIn(cloud.addresses, { email });
  const { data } = await later('GET /api/credits/movements', { query: { limit: 9 } });
  const of = ({ kind, credits, expiresAt }: (typeof data)[number]) => [kind, credits, expiresAt !== null];
  expect(data.map(of)).toEqual([
    ['expire', -9, true],
    ['grant', 9, true],
    ['expire', -4, true],
    ['reserve', -1, false],
    ['grant', 5, true],
  ]);
  expect(data.filter(({ kind }) => kind === 'expire').every(({ at, expiresAt }) => at === expiresAt)).toBe(true);
  expect(data[2]).toMatchObject({ lotId: free?.lotId, at: free?.expiresAt });
});

test('whose wallet was empty for long is told again about credits granted later', async () => {
  const { email } = await signUp(cloud.addresses);
  await days(50);
  await operate({ command: 'grant', email, credits: 9, days: 60 });
  await days(58);
  expect((await mailsTo(cloud.addresses, email))[0]?.subject).toContain('vencen el');
});
