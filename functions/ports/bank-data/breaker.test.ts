import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply } from '../../rules/bank/bank-answer.ts';
import { breakers } from './breaker.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const down: Reply = { kind: 'silent', reason: 'bank_unavailable' };
const good: Reply = { kind: 'found' };
const line = 'MX:999';

const asked = async (guard: ReturnType<typeof breakers>, replies: readonly Reply[], name = line) => {
  for (const reply of replies) await guard.ask(name, () => Promise.resolve(reply));
};
const inRow = (reply: Reply, times: number) => Array.from({ length: times }, () => reply);

test('eight failures in a row close the line for thirty seconds, and say for how long', async () => {
  const guard = breakers();
  await asked(guard, inRow(down, 7));
  expect(guard.circuitOpenSeconds(line)).toBeUndefined();
  await asked(guard, [down]);
  expect(guard.circuitOpenSeconds(line)).toBe(30);
  vi.advanceTimersByTime(29_500);
  expect(guard.circuitOpenSeconds(line)).toBe(1);
  await expect(guard.ask(line, () => Promise.resolve(good))).rejects.toThrow(/breaker/i);
});

test('afterwards one good answer frees it, and one failure closes it again at once', async () => {
  const guard = breakers();
  await asked(guard, inRow(down, 8));
  vi.advanceTimersByTime(30_000);
  expect(guard.circuitOpenSeconds(line)).toBeUndefined();
  await asked(guard, [down]);
  expect(guard.circuitOpenSeconds(line)).toBe(30);
  vi.advanceTimersByTime(30_000);
  await asked(guard, [good, ...inRow(down, 7)]);
  expect(guard.circuitOpenSeconds(line)).toBeUndefined();
});

test('while the one question that is let through is underway, others are told how long it may take at most', async () => {
  const guard = breakers();
  await asked(guard, inRow(down, 8));
  vi.advanceTimersByTime(30_000);
  const { promise, resolve } = Promise.withResolvers<Reply>();
  const probe = guard.ask(line, () => promise);
  expect(guard.circuitOpenSeconds(line)).toBe(25);
  vi.advanceTimersByTime(17_300);
  expect(guard.circuitOpenSeconds(line)).toBe(8);
  resolve(good);
  await probe;
  expect(guard.circuitOpenSeconds(line)).toBeUndefined();
});

test('other banks are not touched', async () => {
  const guard = breakers();
  await asked(guard, inRow(down, 8));
  expect(guard.circuitOpenSeconds('MX:002')).toBeUndefined();
});

test.for<Reply>([
  { kind: 'refused', reason: 'account_not_found' },
  { kind: 'silent', reason: 'bank_not_covered' },
  { kind: 'silent', reason: 'provider_credentials' },
  { kind: 'pending' },
])('$kind $reason is an answer: it never closes a line', async (reply) => {
  const guard = breakers();
  await asked(guard, inRow(reply, 20));
  await asked(guard, [...inRow(down, 7), reply, ...inRow(down, 7)]);
  expect(guard.circuitOpenSeconds(line)).toBeUndefined();
});
