import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupOf, paymentTold } from './payment-told.ts';
import { subjectOf, wantedEvents } from './webhook-event.ts';

const subjectFor = (event_type: string, resource: unknown) => subjectOf(JSON.stringify({ event_type, resource }));
const paypal = 'https://api.paypal.com';

test.for([
  [
    ['CHECKOUT.ORDER.APPROVED'],
    { id: 'O1', purchase_units: [{ custom_id: 'pay_1' }] },
    { about: 'order', orderId: 'O1', customId: 'pay_1' },
  ],
  [['CHECKOUT.PAYMENT-APPROVAL.REVERSED'], { order_id: 'O1', purchase_units: [] }, { about: 'order', orderId: 'O1' }],
  [
    ['COMPLETED', 'PENDING', 'DENIED', 'DECLINED'].map((verb) => `PAYMENT.CAPTURE.${verb}`),
    { id: 'C1', custom_id: 'pay_1', amount: { value: '75.00' } },
    { about: 'capture', captureId: 'C1', customId: 'pay_1' },
  ],
  [
    ['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'],
    { id: 'R1', custom_id: 'pay_1', links: [{ rel: 'up', href: `${paypal}/v2/payments/captures/C1` }] },
    { about: 'capture', captureId: 'C1', customId: 'pay_1' },
  ],
  [
    wantedEvents.filter((name) => name.startsWith('BILLING.SUBSCRIPTION.')),
    { id: 'I-1', custom_id: 'sub_1' },
    { about: 'subscription', agreementId: 'I-1', customId: 'sub_1' },
  ],
  [
    ['PAYMENT.SALE.COMPLETED', 'PAYMENT.SALE.PENDING', 'PAYMENT.SALE.DENIED'],
    { id: 'S1', billing_agreement_id: 'I-1' },
    { about: 'sale', saleId: 'S1', agreementId: 'I-1' },
  ],
  [
    ['PAYMENT.SALE.REFUNDED', 'PAYMENT.SALE.REVERSED'],
    { id: 'R1', sale_id: 'S1' },
    { about: 'saleRefund', refundId: 'R1', saleId: 'S1' },
  ],
  [
    ['PAYMENT.SALE.REVERSED'],
    { id: 'R1', links: [{ rel: 'sale', href: `${paypal}/v1/payments/sale/S1` }] },
    { about: 'saleRefund', refundId: 'R1', saleId: 'S1' },
  ],
  [['PAYMENT.SALE.REVERSED'], { id: 'S1', state: 'completed' }, { about: 'sale', saleId: 'S1' }],
  [
    ['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.UPDATED', 'CUSTOMER.DISPUTE.RESOLVED'],
    { dispute_id: 'PP-D-1', disputed_transactions: [{ seller_transaction_id: 'C1' }, {}] },
    { about: 'dispute', disputeId: 'PP-D-1', chargeIds: ['C1'] },
  ],
] as const)('%j is about the ids in it', ([types, resource, subject]) => {
  for (const type of types) expect(subjectFor(type, resource)).toEqual(subject);
});

test('every event that we ask for is understood, and there are no others', () => {
  expect(wantedEvents).toHaveLength(24);
  for (const type of wantedEvents) expect(subjectFor(type, {})).toBe('unreadable');
});

describe('an event', () => {
  test('that we did not ask for is left', () => {
    for (const type of ['BILLING.PLAN.CREATED', 'toString', ''])
      expect(subjectFor(type, { id: 'P-1' })).toBe('ignored');
  });

  test.for(['{}', '[]', 'null', '{', ''])('that is none is unreadable: %s', (text) => {
    expect(subjectOf(text)).toBe('unreadable');
  });

  test('whose ids are none is unreadable: none of them may lead elsewhere', () => {
    for (const id of ['', '../x', 'a b', 'x'.repeat(61), 5, null])
      expect(subjectFor('PAYMENT.CAPTURE.COMPLETED', { id })).toBe('unreadable');
  });

  test('with whatever in it becomes a message that its consumer reads, or none', () => {
    const property = fc.property(fc.constantFrom(...wantedEvents), fc.jsonValue(), (type, resource) => {
      const subject = subjectFor(type, resource);
      return typeof subject !== 'object' || paymentTold.message.safeParse(subject).success;
    });
    expect(fc.check(property).failed).toBe(false);
  });
});

test('what is about one subscription waits its turn together', () => {
  expect(groupOf({ about: 'sale', saleId: 'S1', agreementId: 'I-1' })).toBe(
    groupOf({ about: 'subscription', agreementId: 'I-1' }),
  );
});
