import { afterAll, beforeAll, expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { mailsTo, signUp } from '../../infra/testing/customer.ts';
import { ownCloud } from '../../infra/testing/own-cloud.ts';

let cloud: Awaited<ReturnType<typeof ownCloud>>;
beforeAll(async () => {
  cloud = await ownCloud();
});
afterAll(() => cloud?.close());

const days = async (count: number) => {
  await cloud.advance(count * 24 * 60 * 60);
  await cloud.runSchedules('all');
};

const operate = async <T>(event: object): Promise<T> =>
  (await cloud.invoke('Operate', { by: 'tests', why: 'look', ...event })).payload as T;

const lotsOf = async (email: string) =>
  (await operate<{ lots: { remaining: number }[] }>({ command: 'find', email })).lots;

test('a lot dead for thirty days leaves the wallet, and what nobody used of it is a movement', async () => {
  const { email, call } = await signUp(cloud.addresses);
  await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
  await days(40);
  expect(await lotsOf(email)).toMatchObject([{ remaining: 4 }]);
  await days(10);
  expect(await lotsOf(email)).toEqual([]);
  const { movements } = await operate<{ movements: { kind: string; credits: number }[] }>({
    command: 'movements',
    email,
    limit: 9,
  });
  expect(movements.map(({ kind, credits }) => [kind, credits])).toEqual([
    ['expire', -4],
    ['reserve', -1],
    ['grant', 5],
  ]);
});

test('whose wallet was empty for long is told again about credits granted later', async () => {
  const { email } = await signUp(cloud.addresses);
  await days(50);
  await operate({ command: 'grant', email, credits: 9, days: 60 });
  await days(58);
  expect((await mailsTo(cloud.addresses, email))[0]?.subject).toContain('vencen el');
});
