import { expect, test } from 'vitest';
import { notBefore } from './not-before.ts';

const tookMs = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await notBefore(60, work).catch(() => undefined);
  return performance.now() - began;
};

test('neither an answer nor a refusal comes sooner than it may', async () => {
  // Timers may fire within the millisecond before.
  expect(await tookMs(async () => 'an answer')).toBeGreaterThan(59);
  expect(await tookMs(() => Promise.reject(new Error('a refusal')))).toBeGreaterThan(59);
});

test('what took longer waits no more, and is passed on as it is', async () => {
  expect(await notBefore(-5, async () => 'an answer')).toBe('an answer');
  await expect(notBefore(0, () => Promise.reject(new Error('a refusal')))).rejects.toThrow('a refusal');
});
