import { expect, test } from 'vitest';
import { againOf, isPassing, reasonNames, reasons } from './reasons.ts';

test('another minute may end what failed on the way to the bank, and nothing that was answered', () => {
  expect(reasonNames.filter(isPassing).toSorted()).toEqual([
    'bank_unavailable',
    'no_answer_in_time',
    'provider_busy',
    'provider_error',
    'provider_unreadable',
  ]);
  expect(reasonNames.filter((reason) => againOf(reason) === 'at once').toSorted()).toEqual([
    'bank_unavailable',
    'provider_busy',
    'provider_error',
  ]);
});

test('only a bank that answered makes an account bad: all other reasons leave it undecided', () => {
  expect(reasonNames.filter((reason) => reasons[reason].status === 'INVALID')).toEqual([
    'account_not_found',
    'other_currency',
  ]);
});
