import { expect, test } from 'vitest';
import { fraudReasons } from '#shared/validation/risk.ts';
import { shownStatuses } from '#shared/validation/status.ts';
import { verdictOf } from './verdict.ts';

test('a payee is told nothing while the bank is asked, and one of four verdicts of whatever it answers', () => {
  expect(shownStatuses.map((status) => [status, verdictOf({ status })])).toEqual([
    ['PENDING', null],
    ['PROCESSING', null],
    ['VALID', 'confirmed'],
    ['INVALID', 'unusable'],
    ['ERROR', 'unanswered'],
    ['TIMEOUT', 'unanswered'],
    ['UNREADABLE', 'unanswered'],
  ]);
});

test('an account of somebody else is a mismatch, by its name or by its document', () => {
  expect(verdictOf({ status: 'VALID', nameMatch: { result: 'mismatch' } })).toBe('mismatch');
  expect(verdictOf({ status: 'VALID', nameMatch: { result: 'match' }, fraudReasons: ['document_differs'] })).toBe(
    'mismatch',
  );
});

test('a name that is only partly the same contradicts nothing, nor does any other reason of risk', () => {
  const others = fraudReasons.filter((reason) => reason !== 'document_differs');
  expect(verdictOf({ status: 'VALID', nameMatch: { result: 'partial' }, fraudReasons: others })).toBe('confirmed');
});

test('an account that cannot be used is no mismatch', () => {
  expect(verdictOf({ status: 'INVALID', fraudReasons: ['document_differs'] })).toBe('unusable');
});
