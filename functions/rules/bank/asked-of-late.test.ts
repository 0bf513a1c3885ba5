import { expect, test } from 'vitest';
import { bankQuestions } from '#shared/plans.ts';
import { plusSeconds } from '../time.ts';
import { waitAfterAsking } from './asked-of-late.ts';

const askedSince = '2026-11-22T10:00:00.000Z';
const soon = plusSeconds(askedSince, 100);
const { windowSeconds, atMost, unansweredAtMost } = bankQuestions;

test('whoever never asked, or asked and was answered, waits for nothing', () => {
  expect(waitAfterAsking(undefined, soon)).toBeUndefined();
  expect(waitAfterAsking({ askedSince, asked: atMost - 1, unanswered: 0 }, soon)).toBeUndefined();
});

test('most questions unanswered, and as many as that: wait for the end of the window', () => {
  const failing = { askedSince, asked: unansweredAtMost, unanswered: unansweredAtMost };
  const wait = { code: 'errors.tooManyUnanswered', seconds: windowSeconds - 100 };
  expect(waitAfterAsking(failing, soon)).toEqual(wait);
  expect(waitAfterAsking({ ...failing, unanswered: unansweredAtMost - 1 }, soon)).toBeUndefined();
  expect(waitAfterAsking(failing, plusSeconds(askedSince, windowSeconds))).toBeUndefined();
});

test('a customer with many questions is not stopped by a bank that fails among others', () => {
  expect(waitAfterAsking({ askedSince, asked: 100, unanswered: 40 }, soon)).toBeUndefined();
});

test('as many questions as a window allows are too many', () => {
  expect(waitAfterAsking({ askedSince, asked: atMost, unanswered: 0 }, soon)?.code).toBe('errors.tooManyRequests');
});
