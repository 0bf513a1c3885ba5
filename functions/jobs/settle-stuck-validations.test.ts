import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { poisons, putAll, unwritable, type Row } from '../../infra/testing/poison.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { underway } from '../../infra/testing/underway.ts';
import { customerWith } from '../../infra/testing/wallet.ts';
import { connect } from '../ports/connect.ts';
import { plusSeconds } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';
import type { Validation } from '../store/validations/validation.ts';
import { settleStuckValidations } from './settle-stuck-validations.ts';

ownTable();

const at = '2026-11-22T10:00:00.000Z';
const portsOf = () =>
  connect([
    ...settleStuckValidations.needs,
    'validations.create',
    'validations.find',
    'pendingAtBank.list',
    'credits.live',
  ]);

/** A validation whose function died after it reserved the credit. */
const interrupted = async (more: Partial<Validation> = {}) => {
  const ports = await portsOf();
  const { userId, ...origin } = await customerWith(1, at);
  const hold = more.environment === 'sandbox' ? {} : { hold: { ...origin, credits: 1 } };
  const validation = { ...underway(userId, at), ...hold, ...more };
  await ports.validations.create(validation);
  const find = () => ports.validations.find(userId, validation.id);
  const balance = async () => (await ports.credits.live(userId, at))[0]?.remaining;
  return { ...validation, find, balance };
};

const runAt = async (now: string, more: object = {}) => {
  const ports = await portsOf();
  return toldMetrics(() => settleStuckValidations.run({ ...ports, ...more, clock: { now: () => now } }));
};

describe('a validation whose function died', () => {
  test('is handed to the job that asks the bank again, with what was asked and who was expected', async () => {
    const one = await interrupted({ documentType: 'RFC', documentNumber: 'GODE561231GR8', expectedName: 'ANA TORRES' });
    expect(await runAt(plusSeconds(at, 61))).toMatchObject({ failure: undefined });
    const stored = await one.find();
    expect(stored?.status).toBe('PROCESSING');
    expect(stored?.expectedName).toBe('ANA TORRES');
    expect(stored?.awaiting).toMatchObject({
      until: plusSeconds(at, 600),
      question: { country: 'MX', format: 'CLABE', accountNumber: one.accountNumber, beneficiaryName: 'ANA TORRES' },
    });
    const { pendingAtBank } = await portsOf();
    expect((await pendingAtBank.list()).found.map(({ item }) => item.id)).toContain(one.id);
    expect(await one.balance()).toBe(0);
  });

  test('is left alone while its function may be alive', async () => {
    const one = await interrupted();
    await runAt(plusSeconds(at, 60));
    expect((await one.find())?.awaiting).toBeUndefined();
    await runAt(plusSeconds(at, 61));
  });

  test('is a TIMEOUT and gives its credit back once its time is over, and not a moment before', async () => {
    const [one, other] = [await interrupted(), await interrupted()];
    await documents().send(
      new UpdateCommand({
        TableName: TableName(),
        Key: keys.validation(other.userId, other.id),
        UpdateExpression: 'SET createdAt = :at',
        ExpressionAttributeValues: { ':at': plusSeconds(at, 1) },
      }),
    );
    await runAt(plusSeconds(at, 601));
    expect(await one.find()).toMatchObject({ status: 'TIMEOUT', reason: 'interrupted' });
    expect(await one.balance()).toBe(1);
    expect(await other.find()).toMatchObject({ status: 'PROCESSING', awaiting: { until: plusSeconds(at, 601) } });
  });

  test('is answered from the table in the sandbox, with its name compared, whenever the job comes', async () => {
    const sandbox = { environment: 'sandbox', expectedName: 'Papelería Luna Nueva' } as const;
    const [one, late] = [await interrupted(sandbox), await interrupted(sandbox)];
    await runAt(plusSeconds(at, 61));
    await runAt(plusSeconds(at, 6_000));
    for (const each of [one, late])
      expect(await each.find()).toMatchObject({
        status: 'VALID',
        verified: false,
        beneficiary: 'PAPELERIA LUNA NUEVA',
        nameMatch: { result: 'match' },
        fraudLevel: 'LOW',
      });
    expect((await one.find())?.expectedName).toBe('Papelería Luna Nueva');
  });

  test('of a country that only another version knows cannot be asked again: it is a TIMEOUT', async () => {
    const one = await interrupted({ country: 'PY' });
    await runAt(plusSeconds(at, 61));
    expect(await one.find()).toMatchObject({ status: 'TIMEOUT', reason: 'interrupted' });
  });
});

test.for(Object.entries(poisons))('rows that %s hide nobody, and are parked after five runs', async ([, poison]) => {
  const rows = Array.from({ length: 30 }, () => poison('unsettled', at));
  await putAll(rows);
  const good = await interrupted();
  const ports = await unwritable();
  const first = await runAt(plusSeconds(at, 61), ports);
  expect((await good.find())?.awaiting).toBeDefined();
  expect(first.metrics).toMatchObject({ list: 'unsettled', oldestOpen: 91, rowsParked: 0 });
  for (const minute of [2, 3, 4]) await runAt(plusSeconds(at, 60 * minute), ports);
  const fifth = await runAt(plusSeconds(at, 60 * 5), ports);
  expect(fifth.metrics).toMatchObject({ oldestOpen: 0, rowsParked: 30 });
  const sixth = await runAt(plusSeconds(at, 60 * 6), ports);
  expect([sixth.failure, sixth.metrics]).toMatchObject([undefined, { oldestOpen: 0, rowsParked: 0 }]);
});

test('to park a row changes nothing of it but its place in the index and the count of its failures', async () => {
  const row: Row = poisons['are of no customer']('unsettled', at);
  await putAll([row]);
  for (const minute of [1, 2, 3, 4, 5]) await runAt(plusSeconds(at, 60 * minute + 1));
  const { pk, sk, unsettledPk, unsettledSk, ...rest } = row;
  const { Item } = await documents().send(new GetCommand({ TableName: TableName(), Key: { pk, sk } }));
  expect(Item).toEqual({
    pk,
    sk,
    ...rest,
    attempts: 4,
    unsettledPk: expect.stringMatching(/^PARKED#/) as unknown,
    unsettledSk: `${plusSeconds(at, 301)} ${String(unsettledPk)} ${String(unsettledSk)}`,
  });
});
