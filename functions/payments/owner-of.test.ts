import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownTable } from '../../infra/testing/own-table.ts';
import { lotOf, newPayment } from '../../infra/testing/payment.ts';
import { scriptedPayPal } from '../../infra/testing/scripted-paypal.ts';
import { connect, type PortName } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { ownerPorts, ownersOf } from './owner-of.ts';

ownTable();
let server: Awaited<ReturnType<typeof scriptedPayPal>>;
beforeAll(async () => {
  server = await scriptedPayPal();
});
afterAll(() => server?.close());
beforeEach(() => server.forget());

const needed = [...ownerPorts, 'payments.create', 'payments.grant'] as const satisfies readonly PortName[];
const ports = await connect(needed);

const at = '2026-11-22T10:00:00.000Z';
const paymentId = newId('pay', at);
const subscriptionId = newId('sub', at);

/** Money that is in: the charge knows its payment. */
const paid = async (chargeId: string, more: Parameters<typeof newPayment>[2] = {}) => {
  const payment = newPayment(newId('usr', at), at, more);
  await ports.payments.create(payment);
  const granted = { payment, chargeId, lot: lotOf(payment, at), changes: {}, at };
  expect(await ports.payments.grant(granted)).toBe('granted');
  return payment.id;
};

const usd = (value: string) => ({ currency_code: 'USD', value });
const orderOf = (custom_id: string) => ({ id: 'O1', status: 'APPROVED', purchase_units: [{ custom_id }] });
const agreementOf = (custom_id: string) => ({ id: 'I-1', status: 'ACTIVE', plan_id: 'P-1', custom_id });
const agreementAt = 'GET /v1/billing/subscriptions/I-1?fields=last_failed_payment';

test.for([
  [{ about: 'order', orderId: 'O1', customId: paymentId }, { paymentId }],
  [{ about: 'capture', captureId: 'C1', customId: paymentId }, { paymentId }],
  [{ about: 'subscription', agreementId: 'I-1', customId: subscriptionId }, { subscriptionId }],
] as const)('our own id is enough: %j', async ([subject, owner]) => {
  expect(await ownersOf(subject, ports)).toEqual([owner]);
});

test('a charge that granted something is known by it', async () => {
  const id = await paid('C-known');
  expect(await ownersOf({ about: 'capture', captureId: 'C-known' }, ports)).toEqual([{ paymentId: id }]);
  await paid('S-known', { subscriptionId });
  expect(await ownersOf({ about: 'saleRefund', refundId: 'R1', saleId: 'S-known' }, ports)).toEqual([
    { subscriptionId },
  ]);
  const dispute = { about: 'dispute', disputeId: 'PP-D-1', chargeIds: ['C-known', 'S-known', 'C-unknown'] } as const;
  expect(await ownersOf(dispute, ports)).toEqual([{ paymentId: id }, { subscriptionId }]);
});

test('an order or a capture without our id is asked about at PayPal', async () => {
  server.on('GET /v2/checkout/orders/O1', { body: orderOf(paymentId) });
  expect(await ownersOf({ about: 'order', orderId: 'O1' }, ports)).toEqual([{ paymentId }]);
  const related = { supplementary_data: { related_ids: { order_id: 'O1' } } };
  const body = { id: 'C1', status: 'COMPLETED', amount: usd('75.00'), create_time: at, ...related };
  server.on('GET /v2/payments/captures/C1', { body });
  expect(await ownersOf({ about: 'capture', captureId: 'C1' }, ports)).toEqual([{ paymentId }]);
});

test('a sale is that of its subscription, by its own word or by that of the agreement', async () => {
  const sale = { id: 'S1', state: 'completed', amount: { total: '66.00', currency: 'USD' }, create_time: at };
  server.on('GET /v1/payments/sale/S1', { body: { ...sale, custom: subscriptionId } });
  expect(await ownersOf({ about: 'sale', saleId: 'S1' }, ports)).toEqual([{ subscriptionId }]);
  server.on('GET /v1/payments/sale/S1', { body: { ...sale, billing_agreement_id: 'I-1' } });
  server.on(agreementAt, { body: agreementOf(subscriptionId) });
  expect(await ownersOf({ about: 'sale', saleId: 'S1', agreementId: 'I-9' }, ports)).toEqual([{ subscriptionId }]);
});

test.for(['usr_01kaj3v8m2x9q4w7r5t6y0p1sd', 'pay_', 'PAY_01kaj3v8m2x9q4w7r5t6y0p1sd', ''])(
  'an id that we do not give belongs to nobody: %j',
  async (customId) => {
    server.on('GET /v2/checkout/orders/O1', { body: orderOf(customId) });
    expect(await ownersOf({ about: 'order', orderId: 'O1', customId }, ports)).toEqual([]);
  },
);

test('what PayPal does not know belongs to nobody', async () => {
  expect(await ownersOf({ about: 'capture', captureId: 'C-none' }, ports)).toEqual([]);
  expect(await ownersOf({ about: 'subscription', agreementId: 'I-none' }, ports)).toEqual([]);
});

test('while PayPal does not answer, the message has to come again', async () => {
  server.on('GET /v2/checkout/orders/O1', { status: 503 });
  await expect(ownersOf({ about: 'order', orderId: 'O1' }, ports)).rejects.toThrow('PayPal does not answer');
});
