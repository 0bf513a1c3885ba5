import { expect, test } from 'vitest';
import type { Agreement, Charge } from '../payments/paypal.ts';
import { plusMonths } from './month.ts';
import { periodsOf } from './periods.ts';
import { termsOf } from './terms.ts';

const at = '2026-08-13T10:00:00.000Z';
const cents = 6600;
const agreement: Agreement = {
  id: 'I-1',
  status: 'ACTIVE',
  planId: 'P-1',
  customId: 'sub_1',
  startTime: at,
  nextBillingTime: undefined,
  lastPayment: undefined,
  failedPayments: 0,
  lastFailure: undefined,
  outstanding: undefined,
  approveUrl: undefined,
};
const charge = (months: number): Charge => ({
  id: 'SALE1',
  status: 'completed',
  amount: { cents: months * cents, currency: 'USD' },
  customId: undefined,
  at,
});
const paidBy = (months: number) =>
  periodsOf({ id: 'sub_1', plan: 'pro', cents }, agreement, [{ charge: charge(months), payment: undefined }], at);

test.for([1, 2, 3, 4])('what is outstanding comes with the next month: %i of them', (months) => {
  const { credits } = termsOf('pro');
  expect(paidBy(months)).toMatchObject({
    mismatched: [],
    periods: [{ endsAt: plusMonths(at, months), credits: credits * months }],
  });
});

test.for([0.5, 1.5, 5])('money for %d months is none that anybody agreed to', (months) => {
  expect(paidBy(months)).toMatchObject({ mismatched: [charge(months)], periods: [] });
});
