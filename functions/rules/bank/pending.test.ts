import { expect, test } from 'vitest';
import { answerToSettle } from './pending.ts';
import type { Reply } from './bank-answer.ts';

test.for<Reply>([
  { kind: 'pending' },
  { kind: 'late', reason: 'no_answer_in_time' },
  { kind: 'silent', reason: 'bank_unavailable' },
])('$kind $reason is asked again until the time is over, then it is a time-out', (reply) => {
  expect(answerToSettle(reply, false)).toBeUndefined();
  expect(answerToSettle(reply, true)).toEqual({ kind: 'late', reason: 'still_pending' });
});

test.for<Reply>([
  { kind: 'found', beneficiary: 'ANA' },
  { kind: 'refused', reason: 'account_not_found' },
  { kind: 'silent', reason: 'bank_not_covered' },
])('$kind $reason is final, even after the time is over', (reply) => {
  expect([answerToSettle(reply, false), answerToSettle(reply, true)]).toEqual([reply, reply]);
});
