import { expect, test } from 'vitest';
import { plusSeconds } from '../time.ts';
import type { Line } from './batch.ts';
import { isGivenUp, lineAfter, perLine, roomOf } from './line-health.ts';

const start = '2026-11-22T10:00:00.000Z';
const failing = (line: Line | undefined, at = start, now = at) => lineAfter(line, { hasFailed: true, at }, now);
const failedTimes = (times: number): Line | undefined =>
  Array.from({ length: times }).reduce<Line | undefined>((line) => failing(line), undefined);

test('a bank that failed five times in a row rests a minute', () => {
  expect(roomOf(failedTimes(4), [], start)).toBe(perLine);
  const resting = failedTimes(5);
  expect(roomOf(resting, [], plusSeconds(start, 59))).toBe(0);
  expect(roomOf(resting, [], plusSeconds(start, 60))).toBe(1);
});

test('an answer in between begins the count anew, and ends a rest', () => {
  const answered = lineAfter(failedTimes(4), { hasFailed: false, at: start }, start);
  expect(roomOf(failing(answered), [], start)).toBe(perLine);
  expect(roomOf(lineAfter(failedTimes(5), { hasFailed: false, at: start }, start), [], start)).toBe(perLine);
});

test('after its rest it is tried out with one row at a time', () => {
  const later = plusSeconds(start, 61);
  expect(roomOf(failedTimes(5), [later], later)).toBe(0);
  expect(roomOf(failedTimes(5), [start], later)).toBe(1);
});

test('it is given up when it was tried out five times in vain; failures of rows from before its rest do not count', () => {
  let [line, now] = [failedTimes(5), start];
  for (let probe = 0; probe < 5; probe++) {
    expect(isGivenUp(line)).toBe(false);
    line = failing(line, start, plusSeconds(now, 5));
    now = plusSeconds(now, 61);
    line = failing(line, now);
  }
  expect(isGivenUp(line)).toBe(true);
  expect(roomOf(line, [], plusSeconds(now, 600))).toBe(0);
});
