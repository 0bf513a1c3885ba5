import { expect, test } from 'vitest';
import { lineOf } from './compare.ts';
import { mailOf } from './mails.ts';
import type { Transaction } from './paypal.ts';

const now = '2026-11-22T12:00:00.000Z';
const payment = { id: 'pay_1', status: 'success', grantedAt: '2026-11-22T11:59:00.000Z' };

test.for<[string, Parameters<typeof mailOf>[0], string | undefined]>([
  ['money that came in', payment, 'mail_pay_1_receipt'],
  ['a dispute that ended long after', { ...payment, grantedAt: '2026-11-20T12:00:00.000Z' }, undefined],
  ['a payment that is open', { ...payment, status: 'pending' }, undefined],
  ['means that were declined while the payer looks on', { ...payment, status: 'declined' }, undefined],
  ['money that did not come', { ...payment, status: 'failed', reason: 'CAPTURE_DECLINED' }, 'mail_pay_1_paymentFailed'],
  ['what an operator looks at', { ...payment, status: 'failed', reason: 'MISMATCH_AMOUNT' }, undefined],
  ['money of an account that is gone', { ...payment, status: 'failed', reason: 'ACCOUNT_GONE' }, undefined],
  [
    'a part that went back',
    { ...payment, status: 'refunded', takenBack: { cents: 3000 } },
    'mail_pay_1_moneyBack_3000',
  ],
  ['all that went back', { ...payment, status: 'reversed', takenBack: { cents: 7500 } }, 'mail_pay_1_moneyBack_7500'],
])('%s: who is told of it', ([, of, id]) => {
  expect(mailOf(of, now)?.id).toBe(id);
});

const line: Transaction = {
  id: 'T1',
  eventCode: 'T0006',
  status: 'S',
  at: now,
  amount: { cents: 7500, currency: 'USD' },
  customId: 'pay_1',
  referenceId: undefined,
};
const back = { eventCode: 'T1107', amount: { cents: -3000, currency: 'USD' }, referenceId: 'T1' };

test.for<[string, Partial<Transaction>, object]>([
  ['an order', {}, { is: 'charge', chargeId: 'T1', cents: 7500, customId: 'pay_1' }],
  ['a subscription', { eventCode: 'T0002' }, { is: 'charge' }],
  ['money that we paid somebody', { amount: { cents: -7500, currency: 'USD' } }, { is: 'other' }],
  ['what is not decided', { status: 'P' }, { is: 'other' }],
  ['a withdrawal', { eventCode: 'T0400' }, { is: 'other' }],
  ['a refund', back, { is: 'back', chargeId: 'T1', cents: 3000 }],
  ['what a bank took back', { ...back, eventCode: 'T1201' }, { is: 'back' }],
  ['a refund of nobody knows what', { ...back, referenceId: undefined }, { is: 'other' }],
])('%s in PayPal’s books', ([, of, is]) => {
  expect(lineOf({ ...line, ...of })).toMatchObject(is);
});
