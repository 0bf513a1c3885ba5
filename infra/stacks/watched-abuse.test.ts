import { expect, test } from 'vitest';
import { suspiciousAt } from '#functions/rules/limits/guesses.ts';
import { watchedAbuse } from './watched-abuse.ts';

test('an alarm watches every kind of proof that may be guessed at, and none of them is the status of the service', () => {
  const names = watchedAbuse.map(({ alarm }) => alarm.toLowerCase());
  for (const proof of Object.keys(suspiciousAt)) expect(names).toContain(`guessed${proof.toLowerCase()}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(watchedAbuse.map(({ concern }) => concern.harm))).toEqual(new Set(['none']));
});
