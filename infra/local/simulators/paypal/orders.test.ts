import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  approvedOrder,
  idOf,
  issuesOf,
  linkOf,
  openAccount,
  orderBody,
  paidOrder,
} from './fixtures/account.ts';
import { shapes } from './fixtures/shapes.ts';
import { hours } from './time.ts';

let account: Account;
beforeAll(async () => {
  account = await openAccount();
});
afterAll(() => account.close());

const create = (body: unknown = orderBody(), headers = {}) => account.call('POST /v2/checkout/orders', body, headers);
const capture = (id: string, headers = {}) => account.call(`POST /v2/checkout/orders/${id}/capture`, {}, headers);
const show = (id: string) => account.call(`GET /v2/checkout/orders/${id}`);

describe('a new order', () => {
  it('waits for its payer, with a link of the payer-action where it names a payment source', async () => {
    const order = await create();
    expect(order.status).toBe(201);
    expect(shapes.order.parse(order.body)).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' });
    expect(linkOf(order, 'payer-action')).toBe(`${account.url}/checkoutnow?token=${idOf(order)}`);
  });

  it('is CREATED with a link to approve where it uses the older context', async () => {
    const { payment_source: _, ...body } = orderBody();
    const order = await create({ ...body, application_context: { return_url: 'https://shop.example.test/back' } });
    expect(order.body['status']).toBe('CREATED');
    expect(linkOf(order, 'approve')).toContain('/checkoutnow?token=');
  });

  it('tells id, status and links only, unless it is asked for everything', async () => {
    const { body } = await create(orderBody(), { prefer: 'return=minimal' });
    expect(Object.keys(body).toSorted()).toEqual(['id', 'links', 'status']);
  });

  it.each([
    ['no intent', { purchase_units: orderBody().purchase_units }, 400, 'MISSING_REQUIRED_PARAMETER'],
    ['no unit', { intent: 'CAPTURE', purchase_units: [] }, 400, 'INVALID_ARRAY_MIN_ITEMS'],
    ['a long custom id', orderBody({ custom_id: 'x'.repeat(128) }), 400, 'INVALID_STRING_LENGTH'],
    ['a number as value', orderBody({ amount: { currency_code: 'USD', value: 19 } }), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['three decimals', orderBody({ amount: { currency_code: 'USD', value: '19.001' } }), 422, 'DECIMAL_PRECISION'],
    [
      'nothing to pay',
      orderBody({ amount: { currency_code: 'USD', value: '0.00' } }),
      422,
      'CANNOT_BE_ZERO_OR_NEGATIVE',
    ],
    [
      'yen with decimals',
      orderBody({ amount: { currency_code: 'JPY', value: '19.50' } }),
      422,
      'DECIMALS_NOT_SUPPORTED',
    ],
    [
      'a breakdown of another sum',
      orderBody({
        amount: {
          currency_code: 'USD',
          value: '19.00',
          breakdown: { item_total: { currency_code: 'USD', value: '18.00' } },
        },
      }),
      422,
      'AMOUNT_MISMATCH',
    ],
  ])('with %s is refused', async (_, body, status, issue) => {
    const refused = await create(body);
    expect(refused.status).toBe(status);
    expect(shapes.error.parse(refused.body).details.map((detail) => detail.issue)).toContain(issue);
  });

  it('that is not JSON, or does not say so, is refused', async () => {
    expect(issuesOf(await create('{'))).toEqual(['MALFORMED_REQUEST_JSON']);
    expect((await create(orderBody(), { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('a capture', () => {
  it('of an approved order takes the money and tells what PayPal keeps of it', async () => {
    const id = await approvedOrder(account, { invoice_id: 'inv-1' });
    expect((await show(id)).body['status']).toBe('APPROVED');
    const captured = await capture(id);
    expect(captured.status).toBe(201);
    const { status, purchase_units } = shapes.order.parse(captured.body);
    expect(status).toBe('COMPLETED');
    expect(purchase_units[0]?.payee.merchant_id).toBe('MERCHANT12345');
    expect(purchase_units[0]?.payments?.captures[0]).toMatchObject({
      status: 'COMPLETED',
      custom_id: 'pay_1',
      invoice_id: 'inv-1',
      seller_receivable_breakdown: { paypal_fee: { value: '1.33' }, net_amount: { value: '17.67' } },
    });
    expect((await show(id)).body).toEqual(captured.body);
  });

  it('tells an account or a card as what was paid with', async () => {
    const id = await approvedOrder(account, {}, 'card');
    const { payment_source } = shapes.order.parse((await capture(id)).body);
    expect(payment_source).toMatchObject({ card: { last_digits: '1111' } });
  });

  it('is refused before the approval, and once it was done', async () => {
    const id = idOf(await create());
    const early = await capture(id);
    expect([early.status, issuesOf(early)]).toEqual([422, ['ORDER_NOT_APPROVED']]);
    const { orderId } = await paidOrder(account);
    expect(issuesOf(await capture(orderId))).toEqual(['ORDER_ALREADY_CAPTURED']);
    expect((await capture('UNKNOWN')).status).toBe(404);
  });

  it('answers the same again to the same request id: 201 first, then 200 for six hours', async () => {
    const id = await approvedOrder(account);
    const first = await capture(id, { 'paypal-request-id': `cap-${id}` });
    const again = await capture(id, { 'paypal-request-id': `cap-${id}` });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    await account.advance(6 * hours);
    expect(issuesOf(await capture(id, { 'paypal-request-id': `cap-${id}` }))).toEqual(['ORDER_ALREADY_CAPTURED']);
  });

  it('takes an invoice once', async () => {
    await paidOrder(account, { invoice_id: 'once' });
    const id = await approvedOrder(account, { invoice_id: 'once' });
    expect(issuesOf(await capture(id))).toEqual(['DUPLICATE_INVOICE_ID']);
  });

  it('with declined means leads the payer back, and works after another approval under the same request id', async () => {
    const order = await create();
    const id = idOf(order);
    const url = linkOf(order, 'payer-action');
    await account.control('/decline', { url });
    const refused = await capture(id, { 'paypal-request-id': `cap-${id}` });
    expect([refused.status, issuesOf(refused)]).toEqual([422, ['INSTRUMENT_DECLINED']]);
    expect(linkOf(refused, 'redirect')).toBe(url);
    await account.control('/approve', { url: linkOf(refused, 'redirect') });
    expect((await capture(id, { 'paypal-request-id': `cap-${id}` })).body['status']).toBe('COMPLETED');
  });
});

describe('the review of a payment', () => {
  const reviewed = async () => {
    const id = await approvedOrder(account);
    await account.control('/review', { orderId: id, outcome: 'pending' });
    return { id, order: shapes.order.parse((await capture(id)).body) };
  };
  const first = (order: { purchase_units: readonly { payments?: { captures: readonly unknown[] } | undefined }[] }) =>
    order.purchase_units[0]?.payments?.captures[0];

  it.each([
    ['approve', 'COMPLETED', 'PAYMENT.CAPTURE.COMPLETED'],
    ['deny', 'DECLINED', 'PAYMENT.CAPTURE.DENIED'],
  ])('leaves the order completed and the capture pending, until it ends with %s', async (outcome, status, type) => {
    const { id, order } = await reviewed();
    expect([order.status, first(order)]).toMatchObject([
      'COMPLETED',
      { status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } },
    ]);
    await account.settled();
    expect(account.receiver.types().at(-1)).toBe('PAYMENT.CAPTURE.PENDING');
    expect((await account.control('/review', { orderId: id, outcome })).status).toBe(200);
    expect(first(shapes.order.parse((await show(id)).body))).toMatchObject({ status });
    await account.settled();
    expect(account.receiver.types().at(-1)).toBe(type);
    expect((await account.control('/review', { orderId: id, outcome })).status).toBe(400);
  });
});

describe('the life of an order', () => {
  it('waits three hours for its payer', async () => {
    const order = await create();
    await account.advance(3 * hours - 1000);
    expect((await show(idOf(order))).body['status']).toBe('PAYER_ACTION_REQUIRED');
    await account.advance(1000);
    expect((await show(idOf(order))).body['status']).toBe('VOIDED');
    expect(issuesOf(await capture(idOf(order)))).toEqual(['ORDER_EXPIRED']);
    expect((await account.control('/approve', { url: linkOf(order, 'payer-action') })).status).toBe(400);
  });

  it('waits three more for its capture, and tells that the approval lapsed', async () => {
    const order = await create();
    await account.advance(2 * hours);
    await account.control('/approve', { url: linkOf(order, 'payer-action') });
    const lapsesAt = new Date(account.now() + 3 * hours).toISOString().replace('.000', '');
    await account.advance(3 * hours - 1000);
    expect((await show(idOf(order))).body['status']).toBe('APPROVED');
    await account.advance(50 * hours);
    expect(issuesOf(await capture(idOf(order)))).toEqual(['ORDER_EXPIRED']);
    expect(account.receiver.received.at(-1)?.event).toMatchObject({
      event_type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
      create_time: lapsesAt,
      resource: { id: idOf(order), status: 'VOIDED' },
    });
  });
});
