import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Account, activeSubscription, issuesOf, openAccount } from './fixtures/account.ts';
import { shapes } from './fixtures/shapes.ts';
import { days, plusPeriods } from './time.ts';

let account: Account;
beforeEach(async () => {
  account = await openAccount();
});
afterEach(() => account.close());

const show = async (id: string) =>
  shapes.subscription.parse((await account.call(`GET /v1/billing/subscriptions/${id}`)).body);
const command = (id: string, name: string, body: object = { reason: 'because' }) =>
  account.call(`POST /v1/billing/subscriptions/${id}/${name}`, body);
const renewals = (subscriptionId: string, outcome: 'pay' | 'fail') =>
  account.control('/renewals', { subscriptionId, outcome });
/** What was told, each with its day. */
const told = () =>
  account.receiver.received.map(({ event }) => `${event.create_time.slice(0, 10)} ${event.event_type}`);
const outstanding = (value: string) => ({
  note: 'owed',
  capture_type: 'OUTSTANDING_BALANCE',
  amount: { currency_code: 'USD', value },
});

describe('a year at once', () => {
  it('is billed month by month, on the day of its start or the last of a shorter month, each dated at its time', async () => {
    const id = await activeSubscription(account);
    await account.advance(365 * days);
    expect(told().filter((line) => line.includes('SALE'))).toEqual(
      [
        '2027-01-31',
        '2027-02-28',
        '2027-03-31',
        '2027-04-30',
        '2027-05-31',
        '2027-06-30',
        '2027-07-31',
        '2027-08-31',
        '2027-09-30',
        '2027-10-31',
        '2027-11-30',
        '2027-12-31',
        '2028-01-31',
      ].map((date) => `${date} PAYMENT.SALE.COMPLETED`),
    );
    expect(new Set(account.receiver.received.map(({ event }) => event.id)).size).toBe(15);
    expect(await show(id)).toMatchObject({
      billing_info: { next_billing_time: '2028-02-29T10:00:00Z', cycle_executions: [{ cycles_completed: 13 }] },
    });
  });

  it('of several subscriptions happens in the order of time', async () => {
    await activeSubscription(account);
    account.leap(3 * days);
    await account.renewToken();
    await activeSubscription(account);
    await account.settled();
    account.receiver.forget();
    await account.advance(90 * days);
    const dates = (await account.call('GET /v1/notifications/webhooks-events?page_size=300')).body['events'];
    const times = shapes.event
      .loose()
      .array()
      .parse(dates)
      .map(({ create_time }) => create_time);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

describe('a renewal that fails', () => {
  it('is tried again after five days, and paid then', async () => {
    const id = await activeSubscription(account);
    await renewals(id, 'fail');
    await account.advance(28 * days);
    expect(await show(id)).toMatchObject({
      status: 'ACTIVE',
      billing_info: {
        outstanding_balance: { value: '22.00' },
        failed_payments_count: 1,
        next_billing_time: '2027-03-31T10:00:00Z',
        last_failed_payment: {
          time: '2027-02-28T10:00:00Z',
          reason_code: 'PAYMENT_DENIED',
          next_payment_retry_time: '2027-03-05T10:00:00Z',
        },
      },
    });
    await renewals(id, 'pay');
    await account.advance(5 * days);
    expect(told().slice(3)).toEqual([
      '2027-02-28 BILLING.SUBSCRIPTION.PAYMENT.FAILED',
      '2027-03-05 PAYMENT.SALE.COMPLETED',
    ]);
    expect(await show(id)).toMatchObject({
      billing_info: { outstanding_balance: { value: '0.00' }, failed_payments_count: 0 },
    });
  });

  it('three times suspends; only what is owed, paid, lets it be active again', async () => {
    const id = await activeSubscription(account);
    await renewals(id, 'fail');
    await account.advance(60 * days);
    expect(told().slice(3)).toEqual([
      '2027-02-28 BILLING.SUBSCRIPTION.PAYMENT.FAILED',
      '2027-03-05 BILLING.SUBSCRIPTION.PAYMENT.FAILED',
      '2027-03-10 BILLING.SUBSCRIPTION.PAYMENT.FAILED',
      '2027-03-10 BILLING.SUBSCRIPTION.SUSPENDED',
    ]);
    expect(issuesOf(await command(id, 'activate'))).toEqual(['SUBSCRIPTION_CANNOT_BE_ACTIVATED']);
    const declined = await command(id, 'capture', outstanding('22.00'));
    expect([declined.status, declined.body['status']]).toEqual([202, 'DECLINED']);
    await renewals(id, 'pay');
    expect(issuesOf(await command(id, 'capture', outstanding('22.01')))).toEqual([
      'AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE',
    ]);
    const captured = await command(id, 'capture', outstanding('22.00'));
    expect(shapes.subscriptionTransaction.parse(captured.body).status).toBe('COMPLETED');
    expect(issuesOf(await command(id, 'capture', outstanding('22.00')))).toEqual(['ZERO_OUTSTANDING_BALANCE']);
    expect((await command(id, 'activate')).status).toBe(204);
    expect(await show(id)).toMatchObject({
      status: 'ACTIVE',
      billing_info: { next_billing_time: '2027-04-30T10:00:00Z' },
    });
    await account.advance(60 * days);
    expect((await show(id)).billing_info?.last_payment).toEqual({
      amount: { currency_code: 'USD', value: '22.00' },
      time: '2027-05-31T10:00:00Z',
    });
  });

  it('is billed with the next date where it was suspended meanwhile', async () => {
    const id = await activeSubscription(account);
    await renewals(id, 'fail');
    await account.advance(28 * days);
    await command(id, 'suspend');
    await renewals(id, 'pay');
    await account.advance(10 * days);
    expect((await show(id)).billing_info?.outstanding_balance.value).toBe('22.00');
    await command(id, 'activate');
    await account.advance(25 * days);
    expect(told().at(-1)).toBe('2027-03-31 PAYMENT.SALE.COMPLETED');
    expect((await show(id)).billing_info).toMatchObject({
      outstanding_balance: { value: '0.00' },
      last_payment: { amount: { value: '44.00' } },
    });
  });
});

describe('a plan that ends', () => {
  it('expires with its last payment', async () => {
    const plan = await account.call('POST /v1/billing/plans', {
      product_id: 'PROD-1',
      name: 'Two weeks',
      billing_cycles: [
        {
          frequency: { interval_unit: 'WEEK', interval_count: 1 },
          tenure_type: 'REGULAR',
          sequence: 1,
          total_cycles: 2,
          pricing_scheme: { fixed_price: { value: '5', currency_code: 'USD' } },
        },
      ],
    });
    const id = await activeSubscription(account, { plan_id: plan.body['id'] });
    await account.advance(30 * days);
    expect(account.receiver.types().slice(-2)).toEqual(['PAYMENT.SALE.COMPLETED', 'BILLING.SUBSCRIPTION.EXPIRED']);
    expect((await show(id)).status).toBe('EXPIRED');
  });
});

it.each([
  ['MONTH', 1, '2027-02-28'],
  ['MONTH', 13, '2028-02-29'],
  ['YEAR', 1, '2028-01-31'],
  ['WEEK', 2, '2027-02-14'],
  ['DAY', 1, '2027-02-01'],
] as const)('%s times %i after 31 January 2027 is %s', (period, count, date) => {
  expect(new Date(plusPeriods(Date.parse('2027-01-31T10:00:00Z'), period, count)).toISOString()).toBe(
    `${date}T10:00:00.000Z`,
  );
});
