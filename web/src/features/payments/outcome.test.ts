import { expect, test } from 'vitest';
import { paymentStatuses } from '#shared/validation/payments.ts';
import type { Payment } from './api/payment.ts';
import { centsOf, isOver, outcomeOf } from './outcome.ts';

const payment = (status: Payment['status'], reason: string | null = null): Payment => ({
  id: 'pay_1',
  status,
  kind: 'pack',
  pack: 'pro',
  description: null,
  credits: 50,
  amount: { value: '75.00', currency: 'USD' },
  refunded: null,
  method: null,
  reason,
  advice: null,
  creditsBack: null,
  receipt: null,
  createdAt: '2026-11-20T15:42:00Z',
  paidAt: null,
  creditsExpireAt: null,
  approveUrl: null,
  approveBefore: null,
});

test('every status, known or not, is an outcome', () => {
  for (const status of [...paymentStatuses, 'unknown'] as const) {
    expect(outcomeOf(payment(status), true, 1)).toBeTruthy();
    expect(outcomeOf(payment(status), false, 9)).toBeTruthy();
  }
});

test('who came back from paying is believed for a while, who came back without is not', () => {
  expect(outcomeOf(payment('pending'), true, 1)).toBe('confirming');
  expect(outcomeOf(payment('pending'), true, 9)).toBe('unapproved');
  expect(outcomeOf(payment('pending'), false, 1)).toBe('unapproved');
});

test('a payment that PayPal holds back, and says why, is under review', () => {
  expect(outcomeOf(payment('processing'), true, 1)).toBe('confirming');
  expect(outcomeOf(payment('processing', 'PENDING_REVIEW'), true, 1)).toBe('review');
});

test('only what waits is followed', () => {
  expect((['pending', 'processing', 'declined', 'success', 'unknown'] as const).map((s) => isOver(payment(s)))).toEqual(
    [false, false, true, true, true],
  );
});

test('dollars are whole cents', () => {
  expect(['0.29', '75.00', '1234.10'].map((value) => centsOf({ value, currency: 'USD' }))).toEqual([29, 7500, 123410]);
});
