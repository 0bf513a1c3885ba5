import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { keyLimits, plans } from '#shared/plans.ts';
import { clabes } from '../../infra/testing/accounts.ts';
import { keyMaker, publicApiOf, type MadeKey } from '../../infra/testing/api-key.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { inLanes } from '../../infra/testing/in-lanes.ts';
import { minuteOf, monthEndsIn } from '../rules/keys/windows.ts';
import { monthOf } from '../rules/time.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });

let customer: Customer;
beforeAll(async () => {
  customer = await signUp(cloud);
});

const now = () => new Date().toISOString();
const account = { country: 'MX', accountNumber: '999700000000000001' };

interface Sent {
  readonly body?: object;
  readonly idempotencyKey?: string;
}

const post = async ({ headers }: MadeKey, { body = account, idempotencyKey }: Sent = {}) => {
  const response = await fetch(`${publicApiOf(cloud)}/v1/validations`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(body),
  });
  const { error } = (await response.json()) as { readonly error?: string };
  const { status, headers: told } = response;
  return { status, error, told: (name: string) => told.get(name), at: now() };
};
type Answer = Awaited<ReturnType<typeof post>>;

const statusesOf = (answers: readonly Answer[], status: number) => answers.filter((one) => one.status === status);

/** What a new key is answered within one minute of the clock: a try that a new minute cuts in two is made once more. */
const inOneMinute = async <T>(act: (key: MadeKey) => Promise<T>): Promise<T> => {
  const key = await makeKey(customer);
  const began = minuteOf(now());
  const answered = await act(key);
  return minuteOf(now()) === began ? answered : inOneMinute(act);
};

describe('of a key', () => {
  test('100 of 101 requests in one minute pass; the last is told when the next minute begins', async () => {
    const answers = await inOneMinute(async (key) => {
      const sent: Answer[] = [];
      for (let turn = 0; turn < 101; turn++) sent.push(await post(key));
      return sent;
    });
    expect(answers.slice(0, 100).filter(({ status }) => status !== 201)).toEqual([]);
    expect(answers.map(({ told }) => told('x-ratelimit-remaining')).slice(0, 100)).toEqual(
      Array.from({ length: 100 }, (_, turn) => String(99 - turn)),
    );
    const last = answers.at(-1);
    expect([last?.status, last?.error]).toEqual([429, 'errors.tooManyRequests']);
    const wait = Number(last?.told('retry-after'));
    expect(last?.told('ratelimit')).toBe(`"minute";r=0;t=${wait}`);
    expect(last?.told('ratelimit-policy')).toBe('"minute";q=100;w=60');
    expect(last?.told('x-ratelimit-reset')).toBe(String(wait));
    // The next minute begins then, and not a second later.
    const nextMinute = (minuteOf(last?.at ?? '') + 1) * 60_000;
    const told = Date.parse(last?.at ?? '') + wait * 1000;
    expect(told - nextMinute).toBeGreaterThanOrEqual(0);
    expect(told - nextMinute).toBeLessThan(2_000);
  });

  test('100 of 150 pass that come 50 at once, and another key of the account is not held back', async () => {
    const [answers, other] = await inOneMinute(async (key) => {
      const sent = await inLanes(50, Array.from({ length: 150 }), () => post(key));
      return [sent, await post(await makeKey(customer))] as const;
    });
    expect(statusesOf(answers, 201)).toHaveLength(100);
    expect(statusesOf(answers, 429)).toHaveLength(50);
    for (const { told } of statusesOf(answers, 429)) expect(Number(told('retry-after'))).toBeGreaterThan(0);
    expect([other.status, other.told('x-ratelimit-remaining')]).toEqual([201, '99']);
  });
});

describe('the month of a key', () => {
  const month = monthOf(now());
  const { sandbox: limit } = plans.free.monthlyValidationsPerKey;
  const keyWith = (left: number) => makeKey(customer, { months: { [month]: limit - left } });
  const countOf = async (key: MadeKey) => (await key.counted()).months[month];

  test('ends with the last validation it holds, and says when the next begins', async () => {
    const key = await keyWith(2);
    const [first, second, third] = [await post(key), await post(key), await post(key)];
    expect([first.status, second.status, third.status]).toEqual([201, 201, 429]);
    expect(third.error).toBe('errors.quotaExceeded');
    expect(Math.abs(Number(third.told('retry-after')) - monthEndsIn(third.at))).toBeLessThanOrEqual(2);
    expect(await countOf(key)).toBe(limit);
  });

  test('takes exactly what is left of ten that come at once', async () => {
    const key = await keyWith(3);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(key)));
    expect([statusesOf(answers, 201).length, statusesOf(answers, 429).length]).toEqual([3, 7]);
    expect(await countOf(key)).toBe(limit);
  });

  test('does not count what was refused or repeated', async () => {
    const key = await keyWith(2);
    const idempotencyKey = randomUUID();
    const made = [await post(key, { idempotencyKey }), await post(key, { idempotencyKey })];
    expect(made.map(({ told }) => told('idempotency-replayed'))).toEqual([null, 'true']);
    const refused = [
      { body: {} },
      { body: { ...account, accountNumber: '1.23E+17' } },
      { body: { ...account, reference: 'another' }, idempotencyKey },
    ];
    for (const sent of refused) expect((await post(key, sent)).status).toBe(422);
    expect(await countOf(key)).toBe(limit - 1);
    expect((await post(key)).status).toBe(201);
    expect((await post(key)).error).toBe('errors.quotaExceeded');
    expect(await countOf(key)).toBe(limit);
  });

  test('that is used up repeats what it answered before, and still begins nothing', async () => {
    const key = await keyWith(1);
    const idempotencyKey = randomUUID();
    const answers = [await post(key, { idempotencyKey }), await post(key, { idempotencyKey })];
    expect(answers.map(({ status, told }) => [status, told('idempotency-replayed')])).toEqual([
      [201, null],
      [201, 'true'],
    ]);
    expect((await post(key)).error).toBe('errors.quotaExceeded');
    expect(await countOf(key)).toBe(limit);
  });

  test('does not count what nobody could pay', async () => {
    const poor = await signUp(cloud);
    const key = await makeKey(poor, { environment: 'production', plan: 'pro' });
    const body = { country: 'MX', accountNumber: clabes.company };
    const statuses = [];
    for (let turn = 0; turn < 7; turn++) statuses.push((await post(key, { body })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 402, 402]);
    expect(await countOf(key)).toBe(5);
  });

  test('does not count what came too fast', async () => {
    const tooFast = await inOneMinute(async (key) => {
      await Promise.all(Array.from({ length: keyLimits.perMinute }, () => post(key, { body: {} })));
      return [(await post(key)).error, await countOf(key)];
    });
    expect(tooFast).toEqual(['errors.tooManyRequests', 0]);
  });
});
