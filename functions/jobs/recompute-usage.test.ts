import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FinalStatus } from '#shared/validation/status.ts';
import { openTable } from '../../infra/testing/table.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { recompute, recomputeUsage } from './recompute-usage.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.close());

const date = '2026-11-20';
const at = `${date}T10:00:00.000Z`;
const now = '2026-11-21T03:00:00.000Z';

const portsOf = () => connect([...recomputeUsage.needs, 'validations.create', 'validations.settle']);

/** Final answers of a customer, which nobody counted yet. */
const answered = async (userId: string, statuses: readonly FinalStatus[]) => {
  const { validations } = await portsOf();
  const answers = statuses.map((status) => ({ id: newId('val', at), userId, status }));
  for (const { id, status } of answers) {
    const draft = { id, userId, environment: 'sandbox', status: 'PROCESSING', country: 'MX', format: 'CLABE' } as const;
    const validation = { ...draft, accountNumber: '1', normalized: '1', verified: false, createdAt: at };
    await validations.create(validation);
    await validations.settle(validation, { status, verified: false }, at);
  }
  return answers.map((answer) => ({ ...answer, environment: 'sandbox', createdAt: at }));
};

const counted = async (userId: string) => (await portsOf()).usage.find({ userId, date, environment: 'sandbox' });

test('counts what the stream never told, once, and tells how many they were', async () => {
  const ports = await portsOf();
  const answers = await answered('usr_missed', ['VALID', 'VALID', 'INVALID']);
  await ports.usage.count(answers.slice(0, 1), now);
  expect(await recompute(ports, 'usr_missed', date, now)).toBe(2);
  expect(await recompute(ports, 'usr_missed', date, now)).toBe(0);
  expect(await counted('usr_missed')).toEqual({ 'VALID.dashboard': 2, 'INVALID.dashboard': 1 });
});

test('corrects a counter that says too much, or of which nothing is true', async () => {
  const ports = await portsOf();
  await ports.usage.count(await answered('usr_wrong', ['VALID', 'ERROR']), now);
  const day = { userId: 'usr_wrong', date, environment: 'sandbox' };
  const truth = await ports.usage.find(day);
  await ports.usage.correct(day, truth, { 'VALID.dashboard': 40, 'TIMEOUT.dashboard': 2 });
  expect(await recompute(ports, 'usr_wrong', date, now)).toBe(39 + 2 + 1);
  expect(await counted('usr_wrong')).toMatchObject({
    'VALID.dashboard': 1,
    'ERROR.dashboard': 1,
    'TIMEOUT.dashboard': 0,
  });
});

test('takes an answer that is counted meanwhile neither for a difference nor away', async () => {
  const ports = await portsOf();
  const answers = await answered('usr_race', ['VALID', 'VALID']);
  await ports.usage.count(answers.slice(0, 1), now);
  const find = async (...day: Parameters<typeof ports.usage.find>) => {
    const seen = await ports.usage.find(...day);
    await ports.usage.count(answers.slice(1), now);
    return seen;
  };
  expect(await recompute({ ...ports, usage: { ...ports.usage, find } }, 'usr_race', date, now)).toBe(0);
  expect(await counted('usr_race')).toEqual({ 'VALID.dashboard': 2 });
});
