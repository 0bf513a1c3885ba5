import { expect, test } from 'vitest';
import { keepingYears } from '#shared/plans.ts';
import { bookkeptCustomer, drop, validationOf } from '../../infra/testing/ledger/planted.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { connect } from '../ports/connect.ts';
import { plusDays } from '../rules/time.ts';
import { audit, auditPorts } from './audit.ts';

ownTable();

const at = '2026-11-20T10:00:00.000Z';

test('movements of answers that their customer keeps no longer are right, and two days sooner they are strays', async () => {
  const customer = await bookkeptCustomer(at);
  const ports = await connect([...auditPorts, 'books.find']);
  const found = async (days: number, isWhole: boolean) =>
    audit({ ...ports, clock: { now: () => plusDays(at, days) } }, customer.userId, {
      found: isWhole ? undefined : await ports.books.find(customer.userId),
      deadline: Number.POSITIVE_INFINITY,
    });
  expect(await found(1, true)).toEqual([]);
  for (const id of [customer.valid, customer.timeout, customer.open, customer.ofBlock])
    await drop(await validationOf(customer, id));
  const gone = 365 * keepingYears.least;
  expect((await found(gone - 2, true))?.map(({ kind }) => kind)).toContain('strayMovement');
  for (const isWhole of [true, false]) expect(await found(gone, isWhole)).toEqual([]);
});
