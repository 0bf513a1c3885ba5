import { expect, test } from 'vitest';
import { lookAgainIn } from './look-again.ts';

const now = Date.parse('2026-11-20T15:42:00Z');
const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
const delivered = (secondsAgo: number) => ({
  state: 'delivered' as const,
  createdAt: at(-secondsAgo),
  nextTryAt: null,
});
const waiting = (nextTryIn: number) => ({
  state: 'waiting' as const,
  createdAt: at(-7_200),
  nextTryAt: at(nextTryIn),
});

test.each([
  ['a try is due within seconds', [delivered(4_000), waiting(5)], 2_000],
  ['a try is under way', [waiting(-10)], 2_000],
  ['something has just happened', [delivered(4_000), delivered(10)], 5_000],
  ['something happened a while ago', [delivered(600)], 20_000],
  ['nothing happened for long', [delivered(4_000)], 60_000],
  ['nothing ever happened', [], 60_000],
  ['the next try is hours away', [waiting(18_000)], 60_000],
  ['a try should have been made long ago, as of a paused webhook', [waiting(-3_600)], 60_000],
] as const)('where %2$s, looks again in %3$s', (_, deliveries, milliseconds) => {
  expect(lookAgainIn(deliveries, now)).toBe(milliseconds);
});
