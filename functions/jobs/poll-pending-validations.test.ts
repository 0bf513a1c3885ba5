import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { poisons, putAll, rowIn } from '../../infra/testing/poison.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { underway } from '../../infra/testing/underway.ts';
import { connect, type PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import type { Reply } from '../rules/bank/bank-answer.ts';
import { plusSeconds } from '../rules/time.ts';
import { pollPendingValidations } from './poll-pending-validations.ts';

ownTable();

const at = '2026-11-22T10:00:00.000Z';
const until = plusSeconds(at, 600);
const accountNumber = '999180000010000018';
const question = { country: 'MX', format: 'CLABE', accountNumber };

const portsOf = () =>
  connect([
    ...pollPendingValidations.needs,
    'validations.create',
    'validations.find',
    'pendingAtBank.open',
    'accountActivity.remember',
  ]);

/** A validation whose bank wants more time; nothing was reserved for it. */
const pending = async (createdAt = at, more: object = {}, userId = newId('usr', at)) => {
  const { validations, pendingAtBank } = await portsOf();
  const draft = { id: newId('val', createdAt), userId, status: 'PROCESSING', createdAt } as const;
  const validation = {
    ...draft,
    ...question,
    normalized: accountNumber,
    environment: 'production',
    verified: false,
  } as const;
  await validations.create(validation);
  await pendingAtBank.open(validation, { until, question: { ...question, ...more } });
  return draft;
};

const stateOf = async ({ userId, id }: { readonly userId: string; readonly id: string }) =>
  (await portsOf()).validations.find(userId, id);

type Bank = PortsOf<'bankData.poll' | 'bankData.circuitOpenSeconds'>['bankData'];

const bankSays = (reply: Reply): Bank => ({ poll: async () => reply, circuitOpenSeconds: () => undefined });

/** One run at a moment, with a bank that behaves so, and what it tells. */
const toldRun = async (bankData: Bank, now = plusSeconds(at, 60), more: object = {}) => {
  const ports = { ...(await portsOf()), bankData, clock: { now: () => now }, ...more };
  return toldMetrics(() => pollPendingValidations.run(ports));
};

const run = async (...given: Parameters<typeof toldRun>) => {
  const { result, failure } = await toldRun(...given);
  if (!result) throw failure;
  return result;
};

test('an answer that has come is final, and is not asked for again', async () => {
  const asked = await pending();
  expect(await run(bankSays({ kind: 'found', beneficiary: 'ANA TORRES' }))).toMatchObject({ settled: 1 });
  expect(await stateOf(asked)).toMatchObject({ status: 'VALID', beneficiary: 'ANA TORRES' });
  expect(await run(bankSays({ kind: 'found' }))).toEqual({ settled: 0, alreadySettled: 0, pending: 0 });
});

test('a customer whose bank lets every question wait until its deadline keeps nobody else from being answered', async () => {
  const busy = newId('usr', at);
  await Promise.all(Array.from({ length: 110 }, () => pending(at, { bank: '999' }, busy)));
  const behind = await pending(plusSeconds(at, 1), { bank: '002' });
  // On the clock of the run each question to the silent bank takes twenty seconds, those at the same moment together.
  let now = 0;
  const hurried = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const poll: Bank['poll'] = async ({ bank }) => {
    if (bank !== '999') return { kind: 'found' };
    const end = now + 20_000;
    await setImmediate();
    now = Math.max(now, end);
    return { kind: 'late', reason: 'no_answer_in_time' };
  };
  await toldRun({ circuitOpenSeconds: () => undefined, poll });
  hurried.mockRestore();
  expect(await stateOf(behind)).toMatchObject({ status: 'VALID' });
  await run(bankSays({ kind: 'found' }));
});

test('a bank whose circuit is open is asked nothing, and its validations wait until their time is over', async () => {
  const asked = await pending();
  const resting: Bank = {
    circuitOpenSeconds: () => 30,
    poll: () => {
      throw new Error('A bank whose circuit is open was asked');
    },
  };
  expect(await run(resting, until)).toEqual({ settled: 0, alreadySettled: 0, pending: 1 });
  expect(await stateOf(asked)).toMatchObject({ status: 'PROCESSING' });
  expect(await run(resting, plusSeconds(until, 1))).toMatchObject({ settled: 1 });
  expect(await stateOf(asked)).toMatchObject({ status: 'TIMEOUT', reason: 'still_pending' });
});

test('a question that fails here is no answer: the validation waits for the next run', async () => {
  const asked = await pending();
  const broken: Bank = { ...bankSays({ kind: 'pending' }), poll: () => Promise.reject(new Error('no key')) };
  expect(await run(broken)).toMatchObject({ pending: 1 });
  expect(await stateOf(asked)).toMatchObject({ status: 'PROCESSING' });
  await run(bankSays({ kind: 'found' }));
});

test('the risk of a late answer knows what all customers saw of the account', async () => {
  const { accountActivity, pseudonyms } = await portsOf();
  const account = await pseudonyms.of('account', 'MX', 'CLABE', '', '', '', accountNumber);
  for (let stranger = 0; stranger < 5; stranger++)
    await accountActivity.remember(account, { asking: { by: `stranger-${stranger}` }, isRefused: true, at });
  const asked = await pending();
  await run(bankSays({ kind: 'found' }));
  expect(await stateOf(asked)).toMatchObject({
    fraudLevel: 'MEDIUM',
    fraudReasons: expect.arrayContaining(['recently_refused', 'asked_by_many']) as unknown,
  });
});

test.for(
  Object.entries({
    'cannot be read': poisons['cannot be read'],
    'say that somebody else owns them': poisons['say that somebody else owns them'],
    'wait for no bank and are listed all the same': (list: 'pendingAtBank') => rowIn(list, underway('usr_poison', at)),
  }),
)('rows that %s hide nobody, and are parked after five runs', async ([, poison]) => {
  await putAll(Array.from({ length: 20 }, () => poison('pendingAtBank', at)));
  const asked = await pending();
  const told = () => toldRun(bankSays({ kind: 'found' }));
  const first = await told();
  expect(await stateOf(asked)).toMatchObject({ status: 'VALID' });
  expect(first.metrics).toMatchObject({ list: 'pendingAtBank', rowsParked: 0 });
  expect(first.metrics['oldestOpen']).toBeGreaterThanOrEqual(60);
  for (const _ of [2, 3, 4]) await told();
  expect((await told()).metrics).toMatchObject({ oldestOpen: 0, rowsParked: 20 });
  expect(await told()).toMatchObject({ failure: undefined, metrics: { rowsParked: 0 } });
});

test('one that was settled since the list was read is left as it is', async () => {
  const asked = await pending();
  const { pendingAtBank, validations } = await portsOf();
  const { found } = await pendingAtBank.list();
  expect(found.map(({ item }) => item.id)).toEqual([asked.id]);
  for (const { item } of found)
    await validations.settle(item, { status: 'INVALID', verified: true }, plusSeconds(at, 30));
  const list = async () => ({ found, unreadable: [], next: undefined });
  expect(await run(bankSays({ kind: 'found' }), plusSeconds(at, 60), { pendingAtBank: { list } })).toMatchObject({
    alreadySettled: 1,
    settled: 0,
  });
  expect(await stateOf(asked)).toMatchObject({ status: 'INVALID' });
});

test('a bank that wants more time between failures of one question keeps it from being parked', async () => {
  const draft = await pending();
  const unusable = { accountActivity: { find: () => Promise.reject(new Error('odd')) } };
  for (const minute of [1, 2, 3, 4, 5, 6, 7, 8])
    await (minute === 4
      ? toldRun(bankSays({ kind: 'pending' }), plusSeconds(at, 60 * minute))
      : toldRun(bankSays({ kind: 'found' }), plusSeconds(at, 60 * minute), unusable));
  await run(bankSays({ kind: 'found' }), plusSeconds(at, 540));
  expect(await stateOf(draft)).toMatchObject({ status: 'VALID' });
});
