import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scriptedPayPal } from '../../../infra/testing/scripted-paypal.ts';
import { connect, type PortName } from '../connect.ts';

const ports = [
  'paypal.createOrder',
  'paypal.findOrder',
  'paypal.captureOrder',
  'paypal.findCapture',
  'paypal.createAgreement',
  'paypal.findAgreement',
  'paypal.cancelAgreement',
  'paypal.salesOf',
  'paypal.findSale',
  'paypal.findSaleRefund',
  'paypal.disputesOf',
  'paypal.transactions',
  'paypal.setUp',
] as const satisfies readonly PortName[];
const { paypal } = await connect(ports);

let server: Awaited<ReturnType<typeof scriptedPayPal>>;
beforeAll(async () => {
  server = await scriptedPayPal({ PAYPAL_PLANS: 'P-BASIC,P-PRO,none', PAYPAL_WEBHOOK_ID: 'none' });
});
afterAll(() => server.close());
beforeEach(() => server.forget());

const usd = (value: string) => ({ currency_code: 'USD', value });
const at = '2026-11-22T10:00:00Z';
const id = '5O190127TN364715T';
const showing = `GET /v2/checkout/orders/${id}`;
const creating = 'POST /v2/checkout/orders';
const capturing = `POST /v2/checkout/orders/${id}/capture`;

const orderAs = (changes: object = {}, unit: object = {}) => ({
  id,
  status: 'PAYER_ACTION_REQUIRED',
  payment_source: { paypal: {} },
  purchase_units: [{ custom_id: 'pay_1', amount: usd('75.00'), payee: { merchant_id: 'MERCHANT' }, ...unit }],
  links: [
    { rel: 'self', href: `${server.url}/v2/checkout/orders/${id}` },
    { rel: 'payer-action', href: `${server.url}/checkoutnow?token=${id}` },
  ],
  ...changes,
});

const captured = (status: string, more: object = {}) =>
  orderAs(
    { status: 'COMPLETED', payment_source: { card: {} }, links: [] },
    {
      payments: {
        captures: [{ id: 'C1', status, amount: usd('75.00'), custom_id: 'pay_1', create_time: at, ...more }],
      },
    },
  );

const wanted = {
  id: 'pay_1',
  cents: 7500,
  description: '50 créditos',
  language: 'es',
  method: 'card',
  returnUrl: 'https://panel.example/payment-success',
  cancelUrl: 'https://panel.example/payment-cancel',
} as const;

const unreachable = { refused: 'UNREACHABLE', status: 0, passes: true };
const unreadable = { refused: 'UNREADABLE', status: 200, passes: true };

describe('an order', () => {
  test('is asked for once, under our payment’s id, and says where to agree', async () => {
    server.on(creating, { status: 201, body: orderAs() });
    expect(await paypal.createOrder(wanted)).toEqual({
      told: {
        id,
        status: 'PAYER_ACTION_REQUIRED',
        approveUrl: `${server.url}/checkoutnow?token=${id}`,
        customId: 'pay_1',
        amount: { cents: 7500, currency: 'USD' },
        payee: 'MERCHANT',
        isPayeeUs: true,
        method: undefined,
        captures: [],
        refunds: [],
      },
    });
    const [sent] = server.heard(creating);
    expect(sent?.headers).toMatchObject({ 'paypal-request-id': 'pay_1', prefer: 'return=representation' });
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: 'pay_1',
          invoice_id: 'pay_1',
          amount: { ...usd('75.00'), breakdown: { item_total: usd('75.00') } },
        },
      ],
      payment_source: { paypal: { experience_context: { locale: 'es-MX', landing_page: 'GUEST_CHECKOUT' } } },
    });
  });

  test('may lead to its page by either of PayPal’s two names', async () => {
    const href = `${server.url}/checkoutnow?token=${id}`;
    server.on(showing, { body: orderAs({ status: 'CREATED', links: [{ rel: 'approve', href }] }) });
    expect(await paypal.findOrder(id)).toMatchObject({ told: { approveUrl: href } });
  });

  test.for([
    ['leads away from PayPal', { links: [{ rel: 'approve', href: 'https://paypal.example.com/' }] }],
    ['has a status nobody told us of', { status: 'FINE' }],
    ['is for more than one thing', { purchase_units: [{}, {}] }],
    ['has an amount that is none', { purchase_units: [{ amount: usd('75,00') }] }],
    ['has fractions of a cent', { purchase_units: [{ amount: usd('75.001') }] }],
  ] as const)('that %s is not understood', async ([, changes]) => {
    server.on(showing, { body: orderAs(changes) });
    expect(await paypal.findOrder(id)).toEqual(unreadable);
  });

  test('may say more than we know of', async () => {
    server.on(showing, { body: orderAs({ new_member: { of: ['PayPal'] } }, { another: 1 }) });
    expect(await paypal.findOrder(id)).toMatchObject({ told: { id } });
  });

  test('for another account is told apart', async () => {
    server.on(showing, { body: orderAs({}, { payee: { merchant_id: 'SOMEBODY' } }) });
    expect(await paypal.findOrder(id)).toMatchObject({ told: { payee: 'SOMEBODY', isPayeeUs: false } });
  });

  test.for([
    ['COMPLETED', 'completed'],
    ['PENDING', 'pending'],
    ['DECLINED', 'declined'],
    ['FAILED', 'failed'],
    ['REFUNDED', 'refunded'],
    ['PARTIALLY_REFUNDED', 'partiallyRefunded'],
  ] as const)('whose capture is %s has a charge that is %s', async ([status, charge]) => {
    server.on(capturing, { status: 201, body: captured(status, { status_details: { reason: 'PENDING_REVIEW' } }) });
    expect(await paypal.captureOrder(id, 'pay_1')).toMatchObject({
      told: {
        method: 'card',
        captures: [
          {
            id: 'C1',
            status: charge,
            reason: 'PENDING_REVIEW',
            amount: { cents: 7500, currency: 'USD' },
            customId: 'pay_1',
            at: '2026-11-22T10:00:00.000Z',
          },
        ],
      },
    });
    expect(server.heard(capturing)[0]?.headers['paypal-request-id']).toBe('cap-pay_1');
  });

  test('tells its refunds, but for those that came to nothing', async () => {
    const refunds = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'].map((status) => ({
      id: status,
      status,
      amount: usd('25.00'),
    }));
    server.on(showing, { body: orderAs({ status: 'COMPLETED' }, { payments: { captures: [], refunds } }) });
    expect(await paypal.findOrder(id)).toMatchObject({
      told: {
        refunds: [
          { id: 'COMPLETED', cents: 2500, isFinal: true },
          { id: 'PENDING', cents: 2500, isFinal: false },
        ],
      },
    });
  });

  test('is never asked for outside its place, whatever its id', async () => {
    expect(await paypal.findOrder('../../v1/x')).toMatchObject({ status: 404 });
    expect(server.heard('GET /v2/checkout/orders/..%2F..%2Fv1%2Fx')).toHaveLength(1);
  });
});

test('a capture says of which order it is', async () => {
  const related = { supplementary_data: { related_ids: { order_id: id } } };
  const [capture] =
    (captured('COMPLETED', related).purchase_units[0] as { payments?: { captures: unknown[] } }).payments?.captures ??
    [];
  server.on('GET /v2/payments/captures/C1', { body: capture });
  expect(await paypal.findCapture('C1')).toMatchObject({ told: { id: 'C1', orderId: id } });
});

describe('whatever PayPal refuses', () => {
  test.for([
    [422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] }, 'INSTRUMENT_DECLINED', false],
    [
      422,
      { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_COMPLETION_IN_PROGRESS' }] },
      'ORDER_COMPLETION_IN_PROGRESS',
      true,
    ],
    [422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'NEVER_HEARD_OF' }] }, 'NEVER_HEARD_OF', true],
    [404, { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] }, 'INVALID_RESOURCE_ID', false],
    [400, { name: 'INVALID_REQUEST', details: [] }, 'INVALID_REQUEST', false],
    [403, { name: 'NOT_AUTHORIZED', details: [{ issue: 'PERMISSION_DENIED' }] }, 'PERMISSION_DENIED', true],
    [404, '<html>', 'UNREADABLE', true],
  ] as const)('is told by its code: %i %j', async ([status, body, refused, passes]) => {
    server.on(capturing, { status, body });
    expect(await paypal.captureOrder(id, 'pay_1')).toEqual({ refused, status, passes });
    expect(server.heard(capturing)).toHaveLength(1);
  });
});

describe('a call', () => {
  const tokens = 'POST /v1/oauth2/token';

  test('is repeated with the same request id when PayPal fails, breaks off or is busy', async () => {
    server.inTurn(creating, { status: 503 }, { breaks: true }, { status: 201, body: orderAs() });
    expect(await paypal.createOrder(wanted)).toMatchObject({ told: { id } });
    expect(server.heard(creating).map(({ headers }) => headers['paypal-request-id'])).toEqual(Array(3).fill('pay_1'));
    server.inTurn(showing, { status: 429 }, { body: orderAs() });
    expect(await paypal.findOrder(id)).toMatchObject({ told: { id } });
  });

  test('is given up after three times, and may pass another day', async () => {
    server.on(showing, { status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } });
    expect(await paypal.findOrder(id)).toEqual({ refused: 'INTERNAL_SERVER_ERROR', status: 500, passes: true });
    server.on(showing, { breaks: true });
    expect(await paypal.findOrder(id)).toEqual(unreachable);
    expect(server.heard(showing)).toHaveLength(6);
  });

  test('uses one token as long as it is good', async () => {
    server.on(showing, { body: orderAs() });
    await Promise.all([paypal.findOrder(id), paypal.findOrder(id)]);
    await paypal.findOrder(id);
    expect(new Set(server.heard(showing).map(({ headers }) => headers.authorization)).size).toBe(1);
    expect(server.heard(tokens)).toHaveLength(0);
  });

  test('that finds its token taken back gets another, once', async () => {
    server.inTurn(showing, { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } }, { body: orderAs() });
    expect(await paypal.findOrder(id)).toMatchObject({ told: { id } });
    const [first, second] = server.heard(showing).map(({ headers }) => headers.authorization);
    expect(first).not.toBe(second);
    expect(server.heard(tokens)).toHaveLength(1);
    server.on(showing, { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } });
    expect(await paypal.findOrder(id)).toEqual({ refused: 'AUTHENTICATION_FAILURE', status: 401, passes: true });
  });

  test('with credentials that PayPal does not know is not repeated', async () => {
    server.on(tokens, { status: 401, body: { error: 'invalid_client' } });
    server.on(showing, { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } });
    expect(await paypal.findOrder(id)).toEqual({ refused: 'CREDENTIALS_REFUSED', status: 401, passes: true });
    expect(server.heard(tokens)).toHaveLength(1);
  });

  test('follows nobody elsewhere', async () => {
    server.on(showing, { status: 307, headers: { location: `${server.url}/v2/elsewhere` } });
    expect(await paypal.findOrder(id)).toEqual(unreachable);
    expect(server.heard('GET /v2/elsewhere')).toEqual([]);
  });

  test('reads no answer without end, and none that is no JSON', async () => {
    server.on(showing, { body: JSON.stringify({ ...orderAs(), filler: 'x'.repeat(600 * 1024) }) });
    expect(await paypal.findOrder(id)).toEqual(unreadable);
    server.on(showing, { body: 'not json' });
    expect(await paypal.findOrder(id)).toEqual(unreadable);
  });
});

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

describe('disputes of a charge', () => {
  const list = 'GET /v1/customer/disputes?disputed_transaction_id=C1&page_size=50';
  const row = { dispute_id: 'PP-D-1', status: 'UNDER_REVIEW', dispute_amount: usd('75.00') };

  test('are open until they are resolved', async () => {
    server.on(list, { body: { items: [row] } });
    expect(await paypal.disputesOf('C1')).toEqual({
      told: [{ id: 'PP-D-1', isOpen: true, winner: undefined, amount: { cents: 7500, currency: 'USD' } }],
    });
    server.on(list, { body: {} });
    expect(await paypal.disputesOf('C1')).toEqual({ told: [] });
  });

  test.for([
    ['RESOLVED_BUYER_FAVOUR', 'buyer'],
    ['ACCEPTED', 'buyer'],
    ['RESOLVED_SELLER_FAVOUR', 'seller'],
    ['RESOLVED_WITH_PAYOUT', 'seller'],
    ['CANCELED_BY_BUYER', 'seller'],
    ['DENIED', 'seller'],
    ['NONE', 'seller'],
    ['NEVER_HEARD_OF', undefined],
  ] as const)('with the outcome %s are won by %s', async ([outcome_code, winner]) => {
    server.on(list, { body: { items: [{ ...row, status: 'RESOLVED' }] } });
    server.on('GET /v1/customer/disputes/PP-D-1', {
      body: { ...row, status: 'RESOLVED', dispute_outcome: { outcome_code } },
    });
    expect(await paypal.disputesOf('C1')).toMatchObject({ told: [{ isOpen: false, winner }] });
  });

  test('are not told where one of them is not', async () => {
    server.on(list, { body: { items: [{ ...row, status: 'RESOLVED' }] } });
    server.on('GET /v1/customer/disputes/PP-D-1', { status: 403, body: { details: [{ issue: 'PERMISSION_DENIED' }] } });
    expect(await paypal.disputesOf('C1')).toMatchObject({ refused: 'PERMISSION_DENIED' });
  });
});

test('PayPal’s own books come page by page', async () => {
  const transaction_info = {
    transaction_id: 'C1',
    transaction_event_code: 'T1107',
    transaction_status: 'S',
    transaction_initiation_date: '2026-11-22T10:00:00+0000',
    transaction_amount: usd('-75.00'),
    custom_field: 'pay_1',
    paypal_reference_id: 'C0',
  };
  server.on(
    'GET /v1/reporting/transactions?start_date=2026-11-20T00%3A00%3A00.000Z&end_date=2026-11-21T00%3A00%3A00.000Z&fields=transaction_info&page_size=500&page=2',
    { body: { transaction_details: [{ transaction_info }], total_pages: 2 } },
  );
  expect(await paypal.transactions({ from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' }, 2)).toEqual({
    told: {
      pages: 2,
      rows: [
        {
          id: 'C1',
          eventCode: 'T1107',
          status: 'S',
          at: '2026-11-22T10:00:00.000Z',
          amount: { cents: -7500, currency: 'USD' },
          customId: 'pay_1',
          referenceId: 'C0',
        },
      ],
    },
  });
});
