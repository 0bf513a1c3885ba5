import { expect, test } from 'vitest';
import { paymentStatuses } from '#shared/validation/payments.ts';
import { isOpen, isPaid, mayBecome, transitions } from './states.ts';
import { issues } from './issues.ts';
import { afterRefusal } from './refusals.ts';
import { linkStateOf } from './link-state.ts';
import { receiptOf } from './receipt.ts';

test('every payment can still become a success, or is or was one', () => {
  expect(paymentStatuses.filter((status) => !isPaid(status) && !mayBecome(status, 'success'))).toEqual([]);
});

test('what was paid never becomes unpaid', () => {
  expect(
    paymentStatuses.filter(isPaid).flatMap((status) => transitions[status].filter((next) => !isPaid(next))),
  ).toEqual([]);
});

test('nothing becomes of a status that only another version knows', () => {
  expect(mayBecome('escrow', 'success')).toBe(false);
  expect([isOpen('escrow'), isPaid('escrow')]).toEqual([false, false]);
});

test.for([
  ['ORDER_NOT_APPROVED', 'wait'],
  ['SOMETHING_NEW', 'wait'],
  ['toString', 'wait'],
  ['INSTRUMENT_DECLINED', 'declined'],
  ['PAYER_ACTION_REQUIRED', 'declined'],
  ['ORDER_ALREADY_CAPTURED', 'again'],
  ['ORDER_COMPLETED_OR_VOIDED', 'again'],
  ['ORDER_EXPIRED', 'cancelled'],
  ['TRANSACTION_REFUSED', 'failed'],
  ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'failed'],
  ['DUPLICATE_INVOICE_ID', 'failed'],
  ['PAYEE_ACCOUNT_RESTRICTED', 'ours'],
] as const)('a capture refused with %s: %s', ([issue, then]) => {
  expect(afterRefusal(issue)).toBe(then);
});

test('every code that PayPal lists has a consequence', () => {
  expect([...issues.keys()].filter((code) => !/^[a-z]+$/.test(afterRefusal(code)))).toEqual([]);
});

test('a link is open until it is paid, withdrawn, or its time is over', () => {
  const now = '2026-11-22T12:00:00.000Z';
  expect(linkStateOf({}, false, now)).toBe('open');
  expect(linkStateOf({ expiresAt: now }, false, now)).toBe('expired');
  expect(linkStateOf({ expiresAt: '2026-11-22T12:00:00.001Z' }, false, now)).toBe('open');
  expect(linkStateOf({ withdrawnAt: now, expiresAt: now }, false, now)).toBe('withdrawn');
  expect(linkStateOf({ withdrawnAt: now }, true, now)).toBe('paid');
});

test('the number of a receipt is its year and the end of the payment', () => {
  expect(receiptOf('pay_01kaxyzxyzxyzxyzxyz12345678', '2026-11-22T12:00:00.000Z')).toBe('CC-2026-12345678');
});
