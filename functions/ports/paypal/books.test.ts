import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scriptedPayPal } from '../../../infra/testing/scripted-paypal.ts';
import { connect, type PortName } from '../connect.ts';

const ports = ['paypal.disputesOf', 'paypal.transactions'] as const satisfies readonly PortName[];
const { paypal } = await connect(ports);

let server: Awaited<ReturnType<typeof scriptedPayPal>>;
beforeAll(async () => {
  server = await scriptedPayPal();
});
afterAll(() => server?.close());
beforeEach(() => server.forget());

const usd = (value: string) => ({ currency_code: 'USD', value });

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
