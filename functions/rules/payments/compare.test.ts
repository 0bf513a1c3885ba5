import { expect, test } from 'vitest';
import { lineOf } from './compare.ts';
import type { Transaction } from './paypal.ts';

const at = '2026-11-20T10:00:00.000Z';
const told = (eventCode: string, cents: number, more: Partial<Transaction> = {}): Transaction => ({
  id: 'T-1',
  eventCode,
  status: 'S',
  at,
  amount: { cents, currency: 'USD' },
  customId: undefined,
  referenceId: 'CHARGE-1',
  ...more,
});

test.for([
  [
    'an order',
    told('T0006', 5000, { customId: 'pay_1' }),
    { is: 'charge', chargeId: 'T-1', cents: 5000, customId: 'pay_1' },
  ],
  ['a renewal', told('T0002', 7500), { is: 'charge', chargeId: 'T-1', cents: 7500, customId: undefined }],
  ['a refund', told('T1107', -5000), { is: 'back', chargeId: 'CHARGE-1', cents: 5000 }],
  ['what a bank took back', told('T1201', -5000), { is: 'back', chargeId: 'CHARGE-1', cents: 5000 }],
  ['what a bank gave back of that', told('T1202', 5000), { is: 'other' }],
  ['a refund of nobody knows what', told('T1107', -5000, { referenceId: undefined }), { is: 'other' }],
  ['an order that waits', told('T0006', 5000, { status: 'P' }), { is: 'other' }],
  ['money that we paid', told('T0006', -5000), { is: 'other' }],
  ['a withdrawal', told('T0400', -5000), { is: 'other' }],
] as const)('%s is told from the others in PayPal’s books', ([, line, is]) => {
  expect(lineOf(line)).toEqual(is);
});
