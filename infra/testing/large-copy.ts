import { newId } from '#functions/proof.ts';
import { keys } from '#functions/store/table/keys.ts';
import { type Inside } from './api-key.ts';
import { runJob } from './control.ts';
import { signUp, type Addresses } from './customer.ts';
import { aBatch, aRow } from './sample-batch.ts';
import { tableIn } from './table-in.ts';

/** Together more text than one piece of a copy holds. */
const rows = 60;
const reference = 'x'.repeat(300_000);

/** A copy of one's data that is made in pieces, and put together of them. */
export const copyInPieces = async (cloud: Addresses, { databasePort }: Inside): Promise<void> => {
  const customer = await signUp(cloud);
  const table = tableIn(databasePort);
  const userId = await table.userIdOf(customer);
  const id = newId('bat', new Date().toISOString());
  await table.put({ ...keys.batch(userId, id), ...aBatch({ id, userId, stage: 'ended' }) });
  for (let row = 1; row <= rows; row++) {
    const large = aRow(row, { batchId: id, asked: { country: 'MX', reference } });
    await table.put({ ...keys.batchRow(id, row), userId, ...large });
  }
  await customer.call('POST /api/auth/export', {});
  await runJob(cloud, 'PrepareExports');
};
