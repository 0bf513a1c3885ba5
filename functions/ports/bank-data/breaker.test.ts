import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bankCircuit } from '#shared/plans.ts';
import type { Reply } from '../../rules/bank/bank-answer.ts';
import type { Asker } from '../../rules/bank/witnesses.ts';
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
const { openSeconds, windowSeconds, untriedSeconds, disbelievedSeconds } = bankCircuit;

const asker = (by: string, account = `of ${by}`): Asker => ({ by, account });
const ana = asker('ana');
const other = asker('other');

type Guard = ReturnType<typeof breakers>;
const ask = (guard: Guard, who: Asker, reply: Reply, name = line) => guard.ask(name, who, async () => reply);
const askEach = async (guard: Guard, askers: readonly Asker[], reply: Reply) => {
  for (const one of askers) await ask(guard, one, reply);
};
const three = [ana, asker('bea'), asker('carla')];
const customers = (count: number) => Array.from({ length: count }, (_, index) => asker(`customer ${index}`));
const inRow = (one: Asker, times: number) => Array.from({ length: times }, () => one);

const shut = async (): Promise<Guard> => {
  const guard = breakers();
  await askEach(guard, three, down);
  return guard;
};

test('three customers who failed with three accounts close the line for thirty seconds, and it says for how long', async () => {
  const guard = breakers();
  await askEach(guard, three.slice(1), down);
  expect(guard.circuitOpenSeconds(line, other)).toBeUndefined();
  await ask(guard, ana, down);
  expect(guard.circuitOpenSeconds(line, other)).toBe(openSeconds);
  vi.advanceTimersByTime(openSeconds * 1000 - 500);
  expect(guard.circuitOpenSeconds(line, other)).toBe(1);
  await expect(ask(guard, other, good)).rejects.toThrow(/breaker/i);
});

test('one customer closes no line, however many accounts fail and however often', async () => {
  const guard = breakers();
  const accounts = Array.from({ length: 50 }, (_, index) => asker('ana', `account ${index}`));
  await askEach(guard, [...accounts, ...inRow(ana, 50)], down);
  expect(guard.circuitOpenSeconds(line, other)).toBeUndefined();
});

test('one account closes no line, however many customers ask for it', async () => {
  const guard = breakers();
  const same = customers(50).map(({ by }) => asker(by, 'one account'));
  await askEach(guard, same, down);
  expect(guard.circuitOpenSeconds(line, other)).toBeUndefined();
});

test('a minority that fails closes no line: most others are answered', async () => {
  const guard = breakers();
  await askEach(guard, customers(7), good);
  await askEach(guard, inRow(three[0] ?? ana, 20), down);
  await askEach(guard, three, down);
  expect(guard.circuitOpenSeconds(line, other)).toBeUndefined();
});

test('failures further apart than the window are of different days for the bank', async () => {
  const guard = breakers();
  await askEach(guard, three.slice(1), down);
  vi.advanceTimersByTime(windowSeconds * 1000 + 1);
  await ask(guard, ana, down);
  expect(guard.circuitOpenSeconds(line, other)).toBeUndefined();
});

test('afterwards one good answer frees it, and one failure closes it again at once', async () => {
  const guard = await shut();
  vi.advanceTimersByTime(openSeconds * 1000);
  expect(guard.circuitOpenSeconds(line, other)).toBeUndefined();
  await ask(guard, other, down);
  expect(guard.circuitOpenSeconds(line, asker('another'))).toBe(openSeconds);
  vi.advanceTimersByTime(openSeconds * 1000);
  await ask(guard, asker('another'), good);
  await askEach(guard, three.slice(1), down);
  expect(guard.circuitOpenSeconds(line, other)).toBeUndefined();
});

test('whoever failed just before is not who tries it out, so that nobody keeps it shut', async () => {
  const guard = await shut();
  vi.advanceTimersByTime(openSeconds * 1000);
  expect(guard.circuitOpenSeconds(line, ana)).toBe(bankCircuit.probedWithinSeconds);
  expect(guard.circuitOpenSeconds(line, asker('other', ana.account))).toBe(bankCircuit.probedWithinSeconds);
  expect(guard.circuitOpenSeconds(line, other)).toBeUndefined();
  vi.advanceTimersByTime((windowSeconds - openSeconds) * 1000);
  expect(guard.circuitOpenSeconds(line, ana)).toBe(bankCircuit.probedWithinSeconds);
  vi.advanceTimersByTime((untriedSeconds - windowSeconds) * 1000);
  expect(guard.circuitOpenSeconds(line, ana)).toBeUndefined();
});

test('three customers whom the next answer contradicted do not shut the bank again for ten minutes', async () => {
  const guard = await shut();
  vi.advanceTimersByTime(openSeconds * 1000);
  await ask(guard, other, good);
  vi.advanceTimersByTime((disbelievedSeconds - windowSeconds) * 1000);
  await askEach(guard, three, down);
  expect(guard.circuitOpenSeconds(line, other)).toBeUndefined();
  await askEach(guard, customers(3), down);
  expect(guard.circuitOpenSeconds(line, other)).toBe(openSeconds);
});

test('whoever was contradicted is believed again when that time is over', async () => {
  const guard = await shut();
  vi.advanceTimersByTime(openSeconds * 1000);
  await ask(guard, other, good);
  vi.advanceTimersByTime(disbelievedSeconds * 1000);
  await askEach(guard, three, down);
  expect(guard.circuitOpenSeconds(line, other)).toBe(openSeconds);
});

test('while the one question that is let through is underway, others are told how long it may take at most', async () => {
  const guard = await shut();
  vi.advanceTimersByTime(openSeconds * 1000);
  const { promise, resolve } = Promise.withResolvers<Reply>();
  const probe = guard.ask(line, other, () => promise);
  expect(guard.circuitOpenSeconds(line, asker('another'))).toBe(25);
  vi.advanceTimersByTime(17_300);
  expect(guard.circuitOpenSeconds(line, asker('another'))).toBe(8);
  resolve(good);
  await probe;
  expect(guard.circuitOpenSeconds(line, asker('another'))).toBeUndefined();
});

test('other banks are not touched', async () => {
  expect((await shut()).circuitOpenSeconds('MX:002', other)).toBeUndefined();
});

test.for<Reply>([
  { kind: 'refused', reason: 'account_not_found' },
  { kind: 'silent', reason: 'bank_not_covered' },
  { kind: 'silent', reason: 'provider_credentials' },
  { kind: 'pending' },
])('$kind $reason is an answer: it never closes a line', async (reply) => {
  const guard = breakers();
  await askEach(guard, customers(20), reply);
  await askEach(guard, three, down);
  expect(guard.circuitOpenSeconds(line, other)).toBeUndefined();
});
