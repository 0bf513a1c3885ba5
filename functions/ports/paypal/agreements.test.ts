import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scriptedPayPal } from '../../../infra/testing/scripted-paypal.ts';
import { connect, type PortName } from '../connect.ts';

const ports = [
  'paypal.createAgreement',
  'paypal.findAgreement',
  'paypal.cancelAgreement',
  'paypal.salesOf',
  'paypal.findSale',
  'paypal.findSaleRefund',
] as const satisfies readonly PortName[];
const { paypal } = await connect(ports);

let server: Awaited<ReturnType<typeof scriptedPayPal>>;
beforeAll(async () => {
  server = await scriptedPayPal({ PAYPAL_PLANS: 'P-BASIC,P-PRO,none' });
});
afterAll(() => server?.close());
beforeEach(() => server.forget());

const usd = (value: string) => ({ currency_code: 'USD', value });
const at = '2026-11-22T10:00:00Z';

const agreementId = 'I-BW452GLLEP1G';
const agreementAt = `GET /v1/billing/subscriptions/${agreementId}?fields=last_failed_payment`;
const agreementAs = (changes: object = {}) => ({
  id: agreementId,
  status: 'ACTIVE',
  plan_id: 'P-PRO',
  custom_id: 'sub_1',
  start_time: '2026-11-22T11:00:00+01:00',
  links: [],
  ...changes,
});

describe('a subscription', () => {
  const asked = {
    id: 'sub_1',
    plan: 'pro',
    language: 'en',
    email: 'ana@example.com',
    returnUrl: 'https://panel.example/subscription/success',
    cancelUrl: 'https://panel.example/subscription/cancel',
  } as const;
  const beginning = 'POST /v1/billing/subscriptions';

  test('is asked for with the plan’s id at PayPal, to begin later where it is to', async () => {
    const href = `${server.url}/webapps/billing/subscriptions?ba_token=BA-1`;
    const body = agreementAs({ status: 'APPROVAL_PENDING', links: [{ rel: 'approve', href }] });
    server.on(beginning, { status: 201, body });
    const startTime = '2026-12-22T10:00:00.000Z';
    expect(await paypal.createAgreement({ ...asked, startTime })).toMatchObject({
      told: { id: agreementId, status: 'APPROVAL_PENDING', approveUrl: href, customId: 'sub_1' },
    });
    const [sent] = server.heard(beginning);
    expect(sent?.headers['paypal-request-id']).toBe('sub_1');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ plan_id: 'P-PRO', custom_id: 'sub_1', start_time: startTime });
  });

  test('to a plan that no operator set up is not asked for', async () => {
    expect(await paypal.createAgreement({ ...asked, plan: 'enterprise' })).toEqual({
      refused: 'PLAN_NOT_SET_UP',
      status: 0,
      passes: true,
    });
    expect(server.heard(beginning)).toEqual([]);
  });

  test('tells what was paid, what failed and what comes next, in our instants', async () => {
    const billing_info = {
      outstanding_balance: usd('66.0'),
      last_payment: { amount: usd('66.00'), time: at },
      next_billing_time: '2026-12-22T10:00:00Z',
      failed_payments_count: 2,
      last_failed_payment: {
        amount: usd('66.00'),
        time: at,
        reason_code: 'PAYER_CANNOT_PAY',
        next_payment_retry_time: at,
      },
    };
    server.on(agreementAt, { body: agreementAs({ billing_info }) });
    expect(await paypal.findAgreement(agreementId)).toEqual({
      told: {
        id: agreementId,
        status: 'ACTIVE',
        planId: 'P-PRO',
        customId: 'sub_1',
        startTime: '2026-11-22T10:00:00.000Z',
        nextBillingTime: '2026-12-22T10:00:00.000Z',
        lastPayment: { amount: { cents: 6600, currency: 'USD' }, at: '2026-11-22T10:00:00.000Z' },
        failedPayments: 2,
        lastFailure: {
          at: '2026-11-22T10:00:00.000Z',
          reason: 'PAYER_CANNOT_PAY',
          retryAt: '2026-11-22T10:00:00.000Z',
        },
        outstanding: { cents: 6600, currency: 'USD' },
        approveUrl: undefined,
      },
    });
  });

  describe('that is to be cancelled', () => {
    const cancelling = `POST /v1/billing/subscriptions/${agreementId}/cancel`;
    const invalid = { status: 422, body: { details: [{ issue: 'SUBSCRIPTION_STATUS_INVALID' }] } };

    test('is, and PayPal is told why', async () => {
      server.on(cancelling, { status: 204, body: '' });
      expect(await paypal.cancelAgreement(agreementId, 'x'.repeat(200))).toEqual({ told: 'cancelled' });
      expect(JSON.parse(server.heard(cancelling)[0]?.body ?? '')).toEqual({ reason: 'x'.repeat(128) });
    });

    test.for(['CANCELLED', 'EXPIRED'])('is cancelled where it was %s before', async (status) => {
      server.on(cancelling, invalid);
      server.on(agreementAt, { body: agreementAs({ status }) });
      expect(await paypal.cancelAgreement(agreementId, 'why')).toEqual({ told: 'cancelled' });
    });

    test('is not where it goes on', async () => {
      server.on(cancelling, invalid);
      server.on(agreementAt, { body: agreementAs({ status: 'APPROVAL_PENDING' }) });
      expect(await paypal.cancelAgreement(agreementId, 'why')).toMatchObject({
        refused: 'SUBSCRIPTION_STATUS_INVALID',
      });
    });
  });

  test('has the sales of a span', async () => {
    const span = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' };
    const path = `/v1/billing/subscriptions/${agreementId}/transactions?start_time=2026-11-01T00%3A00%3A00.000Z&end_time=2026-12-01T00%3A00%3A00.000Z`;
    const row = { id: 'S1', status: 'COMPLETED', amount_with_breakdown: { gross_amount: usd('66.00') }, time: at };
    server.on(`GET ${path}`, { body: { transactions: [row, { ...row, id: 'S2', status: 'DECLINED' }] } });
    expect(await paypal.salesOf(agreementId, span)).toMatchObject({
      told: [
        { id: 'S1', status: 'completed', amount: { cents: 6600 } },
        { id: 'S2', status: 'declined' },
      ],
    });
    server.on(`GET ${path}`, { body: {} });
    expect(await paypal.salesOf(agreementId, span)).toEqual({ told: [] });
  });
});

describe('a sale', () => {
  test.for([
    ['completed', 'completed'],
    ['pending', 'pending'],
    ['denied', 'declined'],
    ['refunded', 'refunded'],
    ['partially_refunded', 'partiallyRefunded'],
  ] as const)('that is %s is %s, in the names of v1', async ([state, status]) => {
    const amount = { total: '66.00', currency: 'USD' };
    const body = { id: 'S1', state, amount, custom: 'sub_1', billing_agreement_id: agreementId, create_time: at };
    server.on('GET /v1/payments/sale/S1', {
      body: { ...body, total_refunded_amount: { value: '6.60', currency: 'USD' } },
    });
    expect(await paypal.findSale('S1')).toMatchObject({
      told: {
        id: 'S1',
        status,
        amount: { cents: 6600, currency: 'USD' },
        customId: 'sub_1',
        agreementId,
        refundedCents: 660,
      },
    });
  });

  test.for([
    ['completed', 660, true],
    ['pending', 660, false],
    ['failed', 0, false],
    ['cancelled', 0, false],
  ] as const)('loses by a refund that is %s %i cents', async ([state, cents, isFinal]) => {
    const body = { id: 'R1', sale_id: 'S1', state, amount: { total: '-6.60', currency: 'USD' } };
    server.on('GET /v1/payments/refund/R1', { body });
    expect(await paypal.findSaleRefund('R1')).toEqual({ told: { id: 'R1', saleId: 'S1', cents, isFinal } });
  });
});
