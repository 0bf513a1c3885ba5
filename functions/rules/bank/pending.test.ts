import { expect, test } from 'vitest';
import { answerToSettle, nothingToTellSeconds } from './pending.ts';
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

test.for([
  [0, 2, 'its function may answer at any moment'],
  [29, 2, 'its function still may'],
  [30, 90, 'its function died: the job takes it when it is a minute old, within another minute'],
  [60, 60, 'the job may take it now, and within a minute'],
  [119.5, 1, 'the job is about to'],
  [500, 60, 'the job is late: it may come with its next run'],
] as const)('a validation %d s old has nothing to tell for %d s: %s', ([age, seconds]) => {
  expect(nothingToTellSeconds(age)).toBe(seconds);
});
