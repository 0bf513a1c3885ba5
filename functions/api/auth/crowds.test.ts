import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crowdLimits } from '#shared/plans.ts';
import { goodPassword, newEmail, resetTokenFor, signUp } from '../../../infra/testing/customer.ts';
import { callerFrom } from '../../../infra/testing/from-address.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';
import { askTable } from '../../../infra/testing/table-in.ts';

let cloud: Awaited<ReturnType<typeof ownCloud>>;
let call: ReturnType<typeof callerFrom>;
beforeAll(async () => {
  cloud = await ownCloud({ CUENTACLARA_ADDRESS_ALLOWANCE: '1' });
  call = callerFrom(cloud);
});
afterAll(() => cloud?.close());
/** What failed in one test is forgotten in the next. */
beforeEach(() => cloud.moveClock(crowdLimits.windowSeconds));

const login = (email: string, from: string, password: string) => call('/api/auth/login', from, { email, password });

interface Try {
  readonly email: string;
  readonly from: string;
  readonly password: string;
}

/** How many of these tries, one after the other, had their password looked at. */
const heardOf = async (tries: readonly Try[]): Promise<number> => {
  let heard = 0;
  for (const { email, from, password } of tries) if ((await login(email, from, password)).status === 401) heard += 1;
  return heard;
};

const triesOf = (count: number, tryAt: (turn: number) => Try) =>
  Array.from({ length: count }, (_, turn) => tryAt(turn));
/** Each in a network of its own. */
const anywhere = (turn: number): string => `203.${Math.floor(turn / 250)}.${turn % 250}.7`;
const guessed = (turn: number): string => `Adivinada-${turn}-x`;

/** Those beyond the first are heard while waits are seconds. */
const fewMore = 8;

describe('is heard so often, and then one at a time,', () => {
  const { address, network, password } = crowdLimits.emails;

  test.for<[string, number, (turn: number) => Omit<Try, 'email'>]>([
    [
      'one password tried on many e-mails from everywhere',
      password,
      (turn) => ({ from: anywhere(turn), password: 'Verano-2026' }),
    ],
    ['a list of pairs from one address', address, (turn) => ({ from: '198.51.100.9', password: guessed(turn) })],
    ['a list of pairs from a /24', network, (turn) => ({ from: `192.0.2.${turn + 1}`, password: guessed(turn) })],
    [
      'a list of pairs from a /48',
      network,
      (turn) => ({ from: `2001:db8:7:${turn.toString(16)}::1`, password: guessed(turn) }),
    ],
  ])('%s', async ([, atMost, tryAt]) => {
    const heard = await heardOf(triesOf(atMost * 3, (turn) => ({ email: newEmail(), ...tryAt(turn) })));
    expect(heard).toBeGreaterThanOrEqual(atMost);
    expect(heard).toBeLessThanOrEqual(atMost + fewMore);
  });

  test('whoever comes at the same moment as many others', async () => {
    await heardOf(triesOf(password, (turn) => ({ email: newEmail(), from: anywhere(turn), password: 'Otono-2026' })));
    await cloud.moveClock(crowdLimits.maxSeconds);
    const atOnce = Array.from({ length: 30 }, (_, turn) => login(newEmail(), anywhere(turn + 100), 'Otono-2026'));
    const statuses = (await Promise.all(atOnce)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(2);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });
});

describe('while somebody sprays the very password of a customer,', () => {
  const office = '198.51.100.7';
  const spray = (times = 40) =>
    heardOf(triesOf(times, (turn) => ({ email: newEmail(), from: anywhere(turn), password: goodPassword })));

  test('the customer logs in at once where they did before', async () => {
    const { email } = await signUp(cloud.addresses);
    expect((await login(email, office, goodPassword)).status).toBe(200);
    await spray();
    expect((await login(email, office, goodPassword)).status).toBe(200);
  });

  test('elsewhere they wait for minutes at most, and are told how long', async () => {
    const { email } = await signUp(cloud.addresses);
    await spray();
    const held = await login(email, '192.0.2.44', goodPassword);
    const seconds = Number(held.headers.get('retry-after'));
    expect([held.status, seconds > 0 && seconds <= crowdLimits.maxSeconds]).toEqual([429, true]);
    await cloud.moveClock(seconds);
    expect((await login(email, '192.0.2.44', goodPassword)).status).toBe(200);
  });

  test('who proves the mailbox waits for nobody', async () => {
    const { email } = await signUp(cloud.addresses);
    await spray();
    const token = await resetTokenFor(cloud.addresses, email);
    const chosen = { token, password: goodPassword, confirmPassword: goodPassword };
    expect((await call('/api/auth/reset-password', '192.0.2.44', chosen)).status).toBe(200);
    expect((await login(email, '192.0.2.44', goodPassword)).status).toBe(200);
  });

  test('others with another password are not held', async () => {
    const { email } = await signUp(cloud.addresses);
    await spray();
    expect((await login(email, '192.0.2.77', 'Otra-clave-9')).status).toBe(401);
  });
});

test('one person who forgot a password holds nobody at their address', async () => {
  const [email, colleague] = [newEmail(), await signUp(cloud.addresses)];
  const own = triesOf(30, (turn) => ({ email, from: '198.51.100.20', password: guessed(turn) }));
  expect(await heardOf(own)).toBeLessThan(own.length);
  expect((await login(colleague.email, '198.51.100.20', goodPassword)).status).toBe(200);
});

test('what is kept of a try says neither password, e-mail nor address, and another name in the next window', async () => {
  const ask = askTable(cloud.databasePort);
  const kept = async () => {
    const { Items } = await ask<{ readonly Items: readonly object[] }>('Scan');
    return Items.map((item) => JSON.stringify(item)).filter((item) => item.includes('attempts#'));
  };
  // What was kept of windows before is swept with it.
  await cloud.advance(1);
  const before = await kept();
  const tried = { email: newEmail(), from: '198.51.100.30', password: 'Solo-una-vez-1' };
  await heardOf([tried]);
  const first = (await kept()).filter((item) => !before.includes(item));
  expect(first).toHaveLength(3);
  for (const text of Object.values(tried)) expect(first.join()).not.toContain(text);
  await cloud.advance(crowdLimits.windowSeconds);
  await heardOf([tried]);
  const namesIn = (items: readonly string[]) => items.map((item) => /attempts#([\w-]+)/.exec(item)?.[1]);
  const second = (await kept()).filter((item) => !before.includes(item) && !first.includes(item));
  expect(second).toHaveLength(3);
  expect(namesIn(second).filter((name) => namesIn(first).includes(name))).toEqual([]);
});

describe('a login costs', () => {
  const costOf = async (email: string, from: string, password: string) => {
    const { capacity } = cloud.aws;
    Object.assign(capacity, { enabled: true });
    capacity.reset();
    await login(email, from, password);
    const { operations } = capacity.report('Login');
    const of = (names: readonly string[]) =>
      Object.entries(operations)
        .filter(([name]) => names.some((one) => name === `dynamodb:${one}`))
        .reduce(
          (sum, [, { calls, writeUnits }]) => ({ calls: sum.calls + calls, writeUnits: sum.writeUnits + writeUnits }),
          {
            calls: 0,
            writeUnits: 0,
          },
        );
    return { reads: of(['BatchGetItem']).calls, ...of(['UpdateItem', 'TransactWriteItems']) };
  };

  test('nothing more where the owner logged in before, one read elsewhere, and three writes where it fails', async () => {
    const { email } = await signUp(cloud.addresses);
    const elsewhere = await costOf(email, '198.51.100.40', goodPassword);
    const known = await costOf(email, '198.51.100.40', goodPassword);
    const failed = await costOf(newEmail(), '198.51.100.41', goodPassword);
    expect(elsewhere.reads - known.reads).toBe(1);
    // Of these, one counts the address, and one transaction the e-mail there and anywhere.
    expect(failed).toEqual({ reads: elsewhere.reads, calls: 5, writeUnits: 8 });
  });
});
