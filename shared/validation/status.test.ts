import { describe, expect, test } from 'vitest';
import { isFinal, priorStates, reservationOf, settlement, statuses, type FinalStatus, type Status } from './status.ts';

/** Every change there is; nothing else may ever be written. */
const changes: readonly (readonly [Status, Status])[] = [
  ['PENDING', 'PROCESSING'],
  ['PENDING', 'ERROR'],
  ['PENDING', 'TIMEOUT'],
  ['PROCESSING', 'VALID'],
  ['PROCESSING', 'INVALID'],
  ['PROCESSING', 'ERROR'],
  ['PROCESSING', 'TIMEOUT'],
];

const allows = (from: Status, to: Status): boolean => priorStates[to].some((prior) => prior === from);

describe.for(statuses)('after %s', (from) => {
  test.for(statuses)('comes %s only if that is one of the changes there are', (to) => {
    expect(allows(from, to)).toBe(changes.some(([before, after]) => before === from && after === to));
  });
});

test('what is final is what nothing comes after', () => {
  const last = statuses.filter((from) => !statuses.some((to) => allows(from, to)));
  expect(statuses.filter(isFinal)).toEqual(last);
});

test.for<[FinalStatus, string, string]>([
  ['VALID', 'post', 'posted'],
  ['INVALID', 'post', 'posted'],
  ['ERROR', 'void', 'voided'],
  ['TIMEOUT', 'void', 'voided'],
])('%s does %s to the credit, which is then %s', ([status, does, became]) => {
  expect([settlement[status], reservationOf(status)]).toEqual([does, became]);
});

test('the credit of a validation that owes an answer, or is not written yet, is held', () => {
  expect([reservationOf('PENDING'), reservationOf('PROCESSING'), reservationOf(undefined)]).toEqual(
    Array(3).fill('held'),
  );
});
