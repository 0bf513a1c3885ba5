import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  activeSubscription,
  approvedOrder,
  idOf,
  issuesOf,
  openAccount,
  paidOrder,
} from './fixtures/account.ts';
import { shapes } from './fixtures/shapes.ts';

let account: Account;
beforeAll(async () => {
  account = await openAccount();
});
afterAll(() => account.close());

const usd = (value: string) => ({ currency_code: 'USD', value });
const lastEvent = async () => {
  await account.settled();
  return account.receiver.received.at(-1)?.event;
};
const saleOf = async (subscriptionId: string): Promise<string> => {
  await account.settled();
  const told = account.receiver.received.findLast(
    ({ event }) => event.resource['billing_agreement_id'] === subscriptionId,
  );
  return shapes.sale.parse(told?.event.resource).id;
};

describe('a refund of a capture', () => {
  const refund = (id: string, body: object = {}) => account.call(`POST /v2/payments/captures/${id}/refund`, body);

  it('of a part and then of the rest is told by capture, order, refund and event', async () => {
    const { orderId, captureId } = await paidOrder(account);
    const part = await refund(captureId, { amount: usd('4.00'), note_to_payer: 'Sorry' });
    expect([part.status, shapes.refund.parse(part.body)]).toMatchObject([201, { amount: usd('4.00') }]);
    expect(await lastEvent()).toMatchObject({ event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: part.body });
    const capture = async () =>
      shapes.capture.parse((await account.call(`GET /v2/payments/captures/${captureId}`)).body);
    expect((await capture()).status).toBe('PARTIALLY_REFUNDED');
    const rest = await refund(captureId);
    expect(rest.body).toMatchObject({
      amount: usd('15.00'),
      seller_payable_breakdown: { total_refunded_amount: usd('19.00') },
    });
    expect((await capture()).status).toBe('REFUNDED');
    const order = shapes.order.parse((await account.call(`GET /v2/checkout/orders/${orderId}`)).body);
    expect(order.purchase_units[0]?.payments?.refunds).toEqual([part.body, rest.body]);
    expect((await account.call(`GET /v2/payments/refunds/${idOf(part)}`)).body).toEqual(part.body);
    expect(issuesOf(await refund(captureId))).toEqual(['CAPTURE_FULLY_REFUNDED']);
  });

  it.each([
    [usd('19.01'), 'REFUND_AMOUNT_EXCEEDED'],
    [{ currency_code: 'EUR', value: '1.00' }, 'REFUND_CAPTURE_CURRENCY_MISMATCH'],
    [usd('0.00'), 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  ])('of %o is refused', async (amount, issue) => {
    const { captureId } = await paidOrder(account);
    const refused = await refund(captureId, { amount });
    expect([refused.status, issuesOf(refused)]).toEqual([422, [issue]]);
  });

  it('of a pending capture, or of none, is refused', async () => {
    const orderId = await approvedOrder(account);
    await account.control('/review', { orderId, outcome: 'pending' });
    const order = shapes.order.parse((await account.call(`POST /v2/checkout/orders/${orderId}/capture`, {})).body);
    const id = order.purchase_units[0]?.payments?.captures[0]?.id ?? '';
    expect(issuesOf(await refund(id))).toEqual(['PENDING_CAPTURE']);
    expect((await refund('NONE')).status).toBe(404);
    expect((await account.call('GET /v2/payments/refunds/NONE')).status).toBe(404);
  });
});

describe('a refund of a sale', () => {
  it('speaks the words of v1', async () => {
    const sale = await saleOf(await activeSubscription(account));
    const refund = await account.call(`POST /v1/payments/sale/${sale}/refund`, {
      amount: { total: '2.50', currency: 'USD' },
    });
    expect(shapes.saleRefund.parse(refund.body)).toMatchObject({
      sale_id: sale,
      amount: { total: '2.50', currency: 'USD' },
      total_refunded_amount: { value: '2.50', currency: 'USD' },
      custom: 'sub_1',
    });
    expect((await account.call(`GET /v1/payments/refund/${idOf(refund)}`)).body).toEqual(refund.body);
    expect(await lastEvent()).toMatchObject({ event_type: 'PAYMENT.SALE.REFUNDED', resource: refund.body });
    const shown = shapes.sale.parse((await account.call(`GET /v1/payments/sale/${sale}`)).body);
    expect(shown).toMatchObject({ state: 'partially_refunded', total_refunded_amount: { value: '2.50' } });
    const tooMuch = { amount: { total: '20.00', currency: 'USD' } };
    expect(issuesOf(await account.call(`POST /v1/payments/sale/${sale}/refund`, tooMuch))).toEqual([
      'REFUND_AMOUNT_EXCEEDED',
    ]);
    expect((await account.call('GET /v1/payments/sale/NONE')).status).toBe(404);
  });
});

describe('what the controls give back', () => {
  it.each([
    ['/refund', 'PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.SALE.REFUNDED'],
    ['/reverse', 'PAYMENT.CAPTURE.REVERSED', 'PAYMENT.SALE.REVERSED'],
  ])('%s takes all of an order or of a sale', async (path, ofCapture, ofSale) => {
    const { orderId } = await paidOrder(account);
    expect(await account.control(path, { orderId })).toMatchObject({ status: 200, body: { amount: usd('19.00') } });
    expect(await lastEvent()).toMatchObject({ event_type: ofCapture, resource: { amount: usd('19.00') } });
    const saleId = await saleOf(await activeSubscription(account));
    await account.control(path, { saleId });
    expect(await lastEvent()).toMatchObject({ event_type: ofSale, resource: { sale_id: saleId } });
    expect((await account.control(path, { saleId })).status).toBe(400);
  });

  it('is a part where an amount says so, and nothing of what was never paid', async () => {
    const { orderId } = await paidOrder(account);
    expect(await account.control('/refund', { orderId, amount: 5 })).toMatchObject({ body: { amount: usd('5.00') } });
    expect((await account.control('/refund', { orderId, amount: '14.01' })).status).toBe(400);
    expect((await account.control('/refund', { orderId: await approvedOrder(account) })).status).toBe(400);
    expect((await account.control('/refund', {})).status).toBe(400);
  });
});

describe('a dispute', () => {
  const find = async (id: unknown) =>
    shapes.dispute.parse((await account.call(`GET /v1/customer/disputes/${String(id)}`)).body);

  it.each([
    ['buyer', 'RESOLVED_BUYER_FAVOUR', 'REFUNDED'],
    ['seller', 'RESOLVED_SELLER_FAVOUR', 'COMPLETED'],
  ])('is found by its payment, and ends in favour of the %s', async (inFavourOf, outcome_code, status) => {
    const { orderId, captureId } = await paidOrder(account);
    const { disputeId } = (await account.control('/dispute', { orderId })).body;
    expect(await find(disputeId)).toMatchObject({
      status: 'WAITING_FOR_SELLER_RESPONSE',
      disputed_transactions: [{ seller_transaction_id: captureId }],
    });
    const list = await account.call(`GET /v1/customer/disputes?disputed_transaction_id=${captureId}`);
    expect(list.body['items']).toMatchObject([{ dispute_id: disputeId }]);
    expect(await lastEvent()).toMatchObject({ event_type: 'CUSTOMER.DISPUTE.CREATED' });
    await account.control('/dispute/resolve', { disputeId, inFavourOf });
    expect(await find(disputeId)).toMatchObject({ status: 'RESOLVED', dispute_outcome: { outcome_code } });
    expect(await lastEvent()).toMatchObject({ event_type: 'CUSTOMER.DISPUTE.RESOLVED' });
    expect((await account.call(`GET /v2/payments/captures/${captureId}`)).body['status']).toBe(status);
    expect((await account.control('/dispute/resolve', { disputeId, inFavourOf })).status).toBe(400);
  });

  it('that never was is not found', async () => {
    expect((await account.call('GET /v1/customer/disputes/PP-D-1')).status).toBe(404);
  });
});

describe('the books', () => {
  const search = (query: string) => account.call(`GET /v1/reporting/transactions?${query}`);

  it('hold every payment and what was given back, a page at a time', async () => {
    await account.advance(86_400_000);
    const from = new Date(account.now()).toISOString();
    const { orderId, captureId } = await paidOrder(account, { invoice_id: 'books-1' });
    await account.control('/refund', { orderId, amount: 3 });
    const subscription = await activeSubscription(account);
    const sale = await saleOf(subscription);
    await account.control('/reverse', { saleId: sale });
    const span = `start_date=${from}&end_date=${new Date(account.now() + 1000).toISOString()}`;
    const { body } = await search(`${span}&page_size=500`);
    const lines = shapes.transaction
      .array()
      .parse(body['transaction_details'])
      .map((line) => line.transaction_info);
    expect(lines).toMatchObject([
      {
        transaction_id: captureId,
        transaction_event_code: 'T0006',
        transaction_amount: usd('19.00'),
        custom_field: 'pay_1',
      },
      { paypal_reference_id: captureId, transaction_event_code: 'T1107', transaction_amount: usd('-3.00') },
      {
        transaction_id: sale,
        paypal_reference_id: subscription,
        transaction_event_code: 'T0002',
        custom_field: 'sub_1',
      },
      { paypal_reference_id: sale, transaction_event_code: 'T1201', transaction_amount: usd('-22.00') },
    ]);
    expect(body).toMatchObject({ total_items: 4, total_pages: 1, page: 1 });
    const second = await search(`${span}&page_size=3&page=2`);
    expect(second.body).toMatchObject({ total_pages: 2, transaction_details: [{ transaction_info: lines[3] }] });
  });

  it('are told of 31 days at most', async () => {
    expect((await search('start_date=2027-01-01T00:00:00Z&end_date=2027-02-01T00:00:00Z')).status).toBe(200);
    expect((await search('start_date=2027-01-01T00:00:00Z&end_date=2027-02-01T00:00:01Z')).status).toBe(400);
    expect(issuesOf(await search('start_date=yesterday'))).toContain('INVALID_PARAMETER_SYNTAX');
  });
});
