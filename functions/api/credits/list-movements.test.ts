import { expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const validate = ({ call }: Customer, accountNumber: string) =>
  call('POST /api/validations', { body: { country: 'MX', accountNumber } });

/** The whole ledger, page by page. */
const ledgerOf = async ({ call }: Customer, limit: number) => {
  const rows = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await call('GET /api/credits/movements', { query: { limit, ...(cursor ? { cursor } : {}) } });
    rows.push(...page.data);
    expect(page.hasMore).toBe(page.nextCursor !== null);
    cursor = page.nextCursor;
  }
  return rows;
};

test('the ledger tells every movement newest first, and adds up to the balance', async () => {
  const by = await signUp(cloud);
  const valid = await validate(by, clabes.company);
  const failed = await validate(by, clabes.providerError);
  const ledger = await ledgerOf(by, 100);
  const told = ledger.map(({ kind, credits, validationId, reservation }) => [kind, credits, validationId, reservation]);
  expect(told).toEqual([
    ['void', 1, failed.id, null],
    ['reserve', -1, failed.id, 'voided'],
    ['reserve', -1, valid.id, 'posted'],
    ['grant', 5, null, null],
  ]);
  expect(ledger.every(({ source, paymentId }) => source === 'free' && paymentId === null)).toBe(true);
  expect(ledger.reduce((sum, { credits }) => sum + (credits ?? 0), 0)).toBe(
    (await by.call('GET /api/credits', {})).balance,
  );
});

test('pages of any size tell the same ledger, in the order of time, nothing twice', async () => {
  const by = await signUp(cloud);
  await Promise.all(Array.from({ length: 5 }, () => validate(by, clabes.company)));
  const whole = await ledgerOf(by, 100);
  expect(whole).toHaveLength(6);
  expect(new Set(whole.map(({ id }) => id)).size).toBe(6);
  expect(whole.map(({ at }) => at)).toEqual(
    whole
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  for (const limit of [1, 2, 5, 6]) expect(await ledgerOf(by, limit)).toEqual(whole);
});

test("somebody else's cursor, a changed one and a cursor of the history are refused", async () => {
  const [one, other] = await Promise.all([signUp(cloud), signUp(cloud)]);
  await validate(one, clabes.company);
  await validate(one, clabes.company);
  const { nextCursor } = await one.call('GET /api/credits/movements', { query: { limit: 1 } });
  const { nextCursor: ofHistory } = await one.call('GET /api/validations', { query: { limit: 1 } });
  const ask = ({ call }: Customer, cursor: string | null) =>
    refusal(call('GET /api/credits/movements', { query: { cursor: cursor ?? '' } }));
  const refusals = await Promise.all([ask(other, nextCursor), ask(one, `x${nextCursor}`), ask(one, ofHistory)]);
  for (const { status, error, errors } of refusals)
    expect([status, error, errors?.[0]?.pointer]).toEqual([422, 'errors.invalidCursor', '/cursor']);
});
