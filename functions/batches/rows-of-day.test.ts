import { expect, test } from 'vitest';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { batchWorld } from '../../infra/testing/batch-world.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { batchLimits } from '#shared/validation/batches.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { createBatch, createPorts } from './create.ts';
import { countRows, requireRowsOfDay, rowsOfDayPorts } from './rows-of-day.ts';

ownTable();

const begin = '2026-10-22T10:00:00.000Z';
const at = async (now: string) => ({ ...(await connect([...rowsOfDayPorts])), clock: { now: () => now } });
const used = { code: 'errors.tooManyRequests' };

test('a customer has so many rows read within a day, in both environments, and more on the next', async () => {
  const [userId, today] = [newId('usr', begin), await at(begin)];
  await countRows(today, userId, batchLimits.rowsPerDay - 1);
  const world = await batchWorld(begin, async () => ({ kind: 'pending' }));
  const rows = [1, 2].map((row) => ({ country: 'MX', accountNumber: clabeOf(`01218000000000000${row}`) }));
  await world.settle(await world.make({ userId, rows, environment: 'sandbox' }));
  await expect(requireRowsOfDay(today, userId, 0)).rejects.toMatchObject(used);
  const ports = {
    ...(await connect([...createPorts, 'newBatches.create'])),
    clock: { ...today.clock, slowSandboxMs: () => 0 },
  };
  const body = { upload: { bytes: 1 } };
  const asked = { owner: userId, environment: 'production', body, claim: undefined } as const;
  await expect(createBatch(ports as never, asked, ports.newBatches.create)).rejects.toMatchObject(used);
  await requireRowsOfDay(await at('2026-10-23T00:00:00.000Z'), userId, 0);
  await requireRowsOfDay(today, newId('usr', begin), 0);
});
