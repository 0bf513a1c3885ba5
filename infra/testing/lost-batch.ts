import { newId } from '#functions/proof.ts';
import { keys } from '#functions/store/table/keys.ts';
import { listed } from '#functions/store/table/sparse-index.ts';
import { clabes } from './accounts.ts';
import { batchesOf, mexican } from './batch.ts';
import { control } from './control.ts';
import { signUp, type Addresses, type Customer } from './customer.ts';
import { aBatch } from './sample-batch.ts';
import { tableIn } from './table-in.ts';

/** A batch that nobody drives any more, and whose file is gone: the job finds it, and its driver that. */
export const lostBatch = async (databasePort: number): Promise<void> => {
  const at = '2026-01-01T00:00:00.000Z';
  const [id, userId] = [newId('bat', at), newId('usr', at)];
  const batch = aBatch({ id, userId, stage: 'reading', createdAt: at, lookAt: at });
  const row = { ...keys.batch(userId, id), ...batch, ...listed('batches', id, `${at}#${id}`) };
  await tableIn(databasePort).put(row);
};

/** A batch of the sandbox that ended. */
export const endedBatch = async (customer: Customer): Promise<void> => {
  const rows = [mexican(clabes.company)];
  const { id } = await customer.call('POST /api/batches', { body: { environment: 'sandbox', rows } });
  await batchesOf(customer).until(id, 'SUCCESS');
};

/** A batch that took a credit for a row which nobody answers while this fault lasts: its books are proven meanwhile. */
export const unansweredBatch = async (cloud: Addresses): Promise<void> => {
  const customer = await signUp(cloud);
  await control(cloud, '/faults', { kind: 'error', service: 'dynamodb', function: 'AnswerBatchRow' });
  const { id } = await customer.call('POST /api/batches', { body: { rows: [mexican(clabes.company)] } });
  await batchesOf(customer).until(id, 'PROCESSING', ({ credits }) => credits.reserved > 0);
};
