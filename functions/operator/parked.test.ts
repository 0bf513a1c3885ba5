import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { ownTable } from '../../infra/testing/own-table.ts';
import { settleStuckValidations } from '../jobs/settle-stuck-validations.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { plusSeconds } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { listed } from '../store/table/sparse-index.ts';
import { documents, TableName } from '../store/table/table.ts';
import { needs, perform } from './actions.ts';
import type { Command } from './command.ts';

ownTable();

const at = '2026-11-22T10:00:00.000Z';
const asked = { by: 'clara', why: 'ticket 4711' };

const operate = async (command: Pick<Command, 'command'> & Readonly<Record<string, unknown>>) => {
  const ports = await connect(needs);
  return perform({ ...asked, ...command } as Command, { ...ports, clock: { now: () => plusSeconds(at, 900) } });
};

interface Listing {
  readonly parked: readonly {
    readonly row: string;
    readonly key?: string;
    readonly list: string;
    readonly since: string;
  }[];
  readonly count: number;
}
const parked = async () => (await operate({ command: 'parked', limit: 20 })) as unknown as Listing;

const trail = async () => {
  const { audit } = await operate({ command: 'audit', month: '2026-11', limit: 100 });
  return (audit as { what: string; details: object }[]).filter(({ what }) => what !== 'audit');
};

const put = (Item: Readonly<Record<string, unknown>>) =>
  documents().send(new PutCommand({ TableName: TableName(), Item }));

/** Underway, in a way that nobody can read; put right, its country is one that nobody can ask. */
const rowOf = (status: string) => {
  const [userId, id] = [newId('usr', at), newId('val', at)];
  const number = { country: 'PY', format: 'LOCAL', accountNumber: '1', normalized: '1', verified: false };
  const item = { id, userId, environment: 'production', status, ...number, createdAt: at };
  return { ...keys.validation(userId, id), ...item };
};
const unsettled = ({ id }: { readonly id: string }) => listed('unsettled', id, `${at}#${id}`);

const settle = async (runs: number) => {
  const ports = await connect(settleStuckValidations.needs);
  const clock = { now: () => plusSeconds(at, 300) };
  for (let run = 0; run < runs; run++) await settleStuckValidations.run({ ...ports, clock }).catch(() => undefined);
};

const find = async ({ userId, id }: { readonly userId: string; readonly id: string }) =>
  (await connect(['validations.find'])).validations.find(userId, id);

test('what was parked is listed, put right, put back, and done by the next run; the trail says so', async () => {
  const [one, other] = [rowOf('UNKNOWN'), rowOf('UNKNOWN')];
  const foreign = { pk: 'EMAIL#ana@empresa.mx', sk: 'EMAIL' };
  for (const row of [one, other]) await put({ ...row, ...unsettled(row) });
  await put({ ...foreign, ...unsettled(other) });
  await settle(5);
  const listing = await parked();
  expect(listing.count).toBe(3);
  expect(new Set(listing.parked.map(({ key }) => key))).toEqual(
    new Set([`${one.pk} ${one.sk}`, `${other.pk} ${other.sk}`, undefined]),
  );
  expect(JSON.stringify(listing)).not.toContain('ana@');
  expect(listing.parked[0]).toMatchObject({ list: expect.stringMatching(/^UNSETTLED#/) as unknown });

  const { row = '' } = listing.parked.find(({ key }) => key === `${one.pk} ${one.sk}`) ?? {};
  expect(await operate({ command: 'unpark', row })).toEqual({ unparked: 1, isWhole: true });
  expect(await operate({ command: 'unpark', row })).toEqual({ refused: 'No such row is parked' });
  await put({ ...one, ...unsettled(one), status: 'PROCESSING' });
  await settle(1);
  expect(await find(one)).toMatchObject({ status: 'TIMEOUT', reason: 'interrupted' });
  expect((await parked()).count).toBe(2);

  expect(await operate({ command: 'unpark', row: 'all' })).toEqual({ unparked: 2, isWhole: true });
  expect((await parked()).count).toBe(0);
  await settle(4);
  expect((await parked()).count).toBe(0);
  await settle(1);
  expect((await parked()).count).toBe(2);
  expect(await trail()).toContainEqual(expect.objectContaining({ what: 'unpark', ...asked, details: { row } }));
  expect((await trail()).filter(({ what }) => what === 'parked')).toHaveLength(5);
});

test('one whose count of failures is no number is parked at the first of them, and left as it is otherwise', async () => {
  const row = rowOf('UNKNOWN');
  await put({ ...row, ...unsettled(row), attempts: 'many' });
  await settle(1);
  expect((await parked()).parked.map(({ key }) => key)).toContain(`${row.pk} ${row.sk}`);
});
