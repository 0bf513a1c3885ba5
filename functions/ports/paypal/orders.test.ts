import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scriptedPayPal } from '../../../infra/testing/scripted-paypal.ts';
import { connect, type PortName } from '../connect.ts';

const ports = [
  'paypal.createOrder',
  'paypal.findOrder',
  'paypal.captureOrder',
  'paypal.findCapture',
] as const satisfies readonly PortName[];
const { paypal } = await connect(ports);

let server: Awaited<ReturnType<typeof scriptedPayPal>>;
beforeAll(async () => {
  server = await scriptedPayPal();
});
afterAll(() => server?.close());
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
