import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  activeSubscription,
  began,
  idOf,
  issuesOf,
  linkOf,
  openAccount,
  plans,
  subscriptionBody,
} from './fixtures/account.ts';
import { shapes } from './fixtures/shapes.ts';
import { days } from './time.ts';

let account: Account;
beforeAll(async () => {
  account = await openAccount();
});
afterAll(() => account.close());
beforeEach(async () => {
  await account.settled();
  account.receiver.forget();
});

const create = (more: object = {}) => account.call('POST /v1/billing/subscriptions', subscriptionBody(more));
const show = async (id: string) =>
  shapes.subscription.parse((await account.call(`GET /v1/billing/subscriptions/${id}`)).body);
const command = (id: string, name: string, body: object = { reason: 'because' }) =>
  account.call(`POST /v1/billing/subscriptions/${id}/${name}`, body);
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

describe('products and plans', () => {
  it('are made and listed by product', async () => {
    const product = await account.call('POST /v1/catalogs/products', {
      name: 'Checks',
      type: 'SERVICE',
      category: 'SOFTWARE',
    });
    expect([product.status, shapes.product.parse(product.body).name]).toEqual([201, 'Checks']);
    const plan = await account.call('POST /v1/billing/plans', {
      product_id: idOf(product),
      name: 'Monthly',
      status: 'ACTIVE',
      billing_cycles: [
        {
          frequency: { interval_unit: 'MONTH', interval_count: 1 },
          tenure_type: 'REGULAR',
          sequence: 1,
          total_cycles: 0,
          pricing_scheme: { fixed_price: { value: '125', currency_code: 'USD' } },
        },
      ],
      payment_preferences: {
        auto_bill_outstanding: true,
        setup_fee_failure_action: 'CANCEL',
        payment_failure_threshold: 3,
      },
    });
    expect(shapes.plan.parse(plan.body)).toMatchObject({ status: 'ACTIVE', product_id: idOf(product) });
    expect((await account.call(`GET /v1/billing/plans/${idOf(plan)}`)).body).toEqual(plan.body);
    const list = await account.call(
      `GET /v1/billing/plans?product_id=${idOf(product)}&page_size=20&total_required=true`,
    );
    expect(list.body).toMatchObject({ plans: [plan.body], total_items: 1, total_pages: 1 });
    const products = await account.call('GET /v1/catalogs/products?page_size=20&total_required=true');
    expect(products.body).toMatchObject({ total_items: 3 });
  });

  it('of an unknown product, or unknown themselves, are not found', async () => {
    expect((await account.call('GET /v1/billing/plans/P-1')).status).toBe(404);
    expect((await create({ plan_id: 'P-UNKNOWN' })).status).toBe(404);
  });
});

describe('a new subscription', () => {
  it('waits for the consent of its payer, and then bills at once', async () => {
    const subscription = await create();
    expect(subscription.status).toBe(201);
    expect(shapes.subscription.parse(subscription.body).status).toBe('APPROVAL_PENDING');
    expect(linkOf(subscription, 'approve')).toMatch(/\/webapps\/billing\/subscriptions\?ba_token=BA-[A-Z0-9]{17}$/);
    const { returnUrl } = (await account.control('/approve', { url: linkOf(subscription, 'approve') })).body;
    const id = idOf(subscription);
    expect(Object.fromEntries(new URL(String(returnUrl)).searchParams)).toEqual({
      subscription_id: id,
      ba_token: expect.stringMatching(/^BA-/),
      token: expect.stringMatching(/^EC-/),
    });
    const active = await show(id);
    expect(active).toMatchObject({
      status: 'ACTIVE',
      custom_id: 'sub_1',
      billing_info: {
        outstanding_balance: { value: '0.00' },
        cycle_executions: [{ cycles_completed: 1, total_cycles: 0 }],
        last_payment: { amount: { value: '22.00' } },
        next_billing_time: began.replace('01-31', '02-28').replace('.000', ''),
        failed_payments_count: 0,
      },
    });
    await account.settled();
    expect(account.receiver.types()).toEqual([
      'BILLING.SUBSCRIPTION.CREATED',
      'BILLING.SUBSCRIPTION.ACTIVATED',
      'PAYMENT.SALE.COMPLETED',
    ]);
    expect(shapes.sale.parse(account.receiver.received.at(-1)?.event.resource)).toMatchObject({
      billing_agreement_id: id,
      custom: 'sub_1',
      amount: { total: '22.00', currency: 'USD' },
    });
  });

  it('that starts later is active at once and billed then', async () => {
    const start = account.now() + 10 * days;
    const id = await activeSubscription(account, { start_time: new Date(start).toISOString() });
    expect(await show(id)).toMatchObject({
      status: 'ACTIVE',
      billing_info: { cycle_executions: [{ cycles_completed: 0 }] },
    });
    await account.advance(10 * days - 1000);
    expect(account.receiver.types()).not.toContain('PAYMENT.SALE.COMPLETED');
    await account.advance(1000);
    expect(account.receiver.types()).toContain('PAYMENT.SALE.COMPLETED');
    expect(day(Date.parse((await show(id)).billing_info?.next_billing_time ?? ''))).toBe('2027-03-10');
  });

  it.each([
    [{ start_time: '2020-01-01T00:00:00Z' }, 400, 'INVALID_PARAMETER_VALUE'],
    [{ custom_id: 'ñ' }, 400, 'INVALID_PARAMETER_SYNTAX'],
    [{ subscriber: { payment_source: { card: {} } } }, 422, 'CARD_SUBSCRIPTIONS_NOT_ENABLED'],
  ])('with %o is refused', async (more, status, issue) => {
    const refused = await create(more);
    expect([refused.status, issuesOf(refused)]).toEqual([status, [issue]]);
  });

  it('whose payer leaves stays as it is', async () => {
    const subscription = await create();
    const { returnUrl } = (await account.control('/abandon', { url: linkOf(subscription, 'approve') })).body;
    expect(String(returnUrl)).toContain('https://shop.example.test/left?subscription_id=I-');
    expect((await show(idOf(subscription))).status).toBe('APPROVAL_PENDING');
    expect(issuesOf(await command(idOf(subscription), 'cancel'))).toEqual(['SUBSCRIPTION_STATUS_INVALID']);
  });

  it('with declined means is active, owes its first payment and tries again', async () => {
    const subscription = await create();
    await account.control('/decline', { url: linkOf(subscription, 'approve') });
    expect(await show(idOf(subscription))).toMatchObject({
      status: 'ACTIVE',
      billing_info: { outstanding_balance: { value: '22.00' }, failed_payments_count: 1 },
    });
    await account.control('/renewals', { subscriptionId: idOf(subscription), outcome: 'pay' });
    await account.advance(5 * days);
    expect(await show(idOf(subscription))).toMatchObject({
      billing_info: { outstanding_balance: { value: '0.00' }, failed_payments_count: 0 },
    });
  });
});

describe('commands', () => {
  it('suspend, activate and cancel, each in the states that allow it', async () => {
    const id = await activeSubscription(account);
    expect(issuesOf(await command(id, 'activate'))).toEqual(['SUBSCRIPTION_STATUS_INVALID']);
    expect((await command(id, 'suspend')).status).toBe(204);
    expect(await show(id)).toMatchObject({ status: 'SUSPENDED', status_change_note: 'because' });
    expect(issuesOf(await command(id, 'suspend'))).toEqual(['SUBSCRIPTION_STATUS_INVALID']);
    expect((await command(id, 'activate')).status).toBe(204);
    expect((await command(id, 'cancel', {})).status).toBe(400);
    expect((await command(id, 'cancel')).status).toBe(204);
    const { billing_info } = await show(id);
    expect(billing_info?.next_billing_time).toBeUndefined();
    expect(issuesOf(await command(id, 'cancel'))).toEqual(['SUBSCRIPTION_STATUS_INVALID']);
    expect((await command('I-NONE', 'cancel')).status).toBe(404);
    await account.settled();
    expect(account.receiver.types().slice(3)).toEqual([
      'BILLING.SUBSCRIPTION.SUSPENDED',
      'BILLING.SUBSCRIPTION.RE-ACTIVATED',
      'BILLING.SUBSCRIPTION.CANCELLED',
    ]);
  });

  it('do not bill the dates that passed while it was suspended or after its end', async () => {
    const id = await activeSubscription(account);
    await command(id, 'suspend');
    await account.advance(100 * days);
    await command(id, 'activate');
    const next = Date.parse((await show(id)).billing_info?.next_billing_time ?? '');
    expect([next > account.now(), next < account.now() + 31 * days]).toEqual([true, true]);
    await command(id, 'cancel');
    await account.advance(100 * days);
    expect((await show(id)).billing_info?.cycle_executions[0].cycles_completed).toBe(1);
  });
});

describe('another plan', () => {
  it('needs the consent of the payer, and is billed from the next date on', async () => {
    const id = await activeSubscription(account);
    const revised = await command(id, 'revise', { plan_id: plans.pro.id });
    expect([revised.status, revised.body['plan_id']]).toEqual([200, plans.pro.id]);
    expect((await show(id)).plan_id).toBe(plans.basic.id);
    expect(await account.control('/approve', { url: linkOf(revised, 'approve') })).toMatchObject({ status: 200 });
    expect((await show(id)).plan_id).toBe(plans.pro.id);
    expect((await account.control('/approve', { url: linkOf(revised, 'approve') })).status).toBe(400);
    await account.advance(31 * days);
    expect(account.receiver.types()).toContain('BILLING.SUBSCRIPTION.UPDATED');
    expect((await show(id)).billing_info?.last_payment?.amount.value).toBe('66.00');
  });

  it('of another product is refused', async () => {
    const id = await activeSubscription(account);
    const refused = await command(id, 'revise', { plan_id: plans.other.id });
    expect([refused.status, issuesOf(refused)]).toEqual([422, ['PLAN_PRODUCT_NOT_COMPATIBLE']]);
  });
});

describe('the transactions of a subscription', () => {
  it('are its sales within the span', async () => {
    const from = account.now();
    const id = await activeSubscription(account);
    await account.advance(62 * days);
    const list = async (until: number) => {
      const span = `start_time=${new Date(from).toISOString()}&end_time=${new Date(until).toISOString()}`;
      const { body } = await account.call(`GET /v1/billing/subscriptions/${id}/transactions?${span}`);
      return z.array(shapes.subscriptionTransaction).parse(body['transactions']);
    };
    expect((await list(account.now())).map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
    expect(await list(from + days)).toHaveLength(1);
    expect(issuesOf(await account.call(`GET /v1/billing/subscriptions/${id}/transactions`))).toContain(
      'MISSING_REQUIRED_PARAMETER',
    );
  });
});
