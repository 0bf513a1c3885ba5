import type { client } from '#shared/contract/client.ts';
import type { Batch } from '#shared/contract/resources/batch.ts';
import type { BatchAction, BatchStatus } from '#shared/validation/batches.ts';
import type { LocalCloud } from '../../local/boot.ts';
import { clabes } from '../accounts.ts';
import type { Addresses } from '../customer.ts';
import { callerOf, type ShownKey } from './integration.ts';

type Cloud = LocalCloud & { readonly addresses: Addresses };
type Call = ReturnType<typeof client>;

const row = (accountNumber: string, customId: string) => ({ country: 'MX', accountNumber, customId });

/** Of the sandbox, so that nothing is paid for it. */
const sandboxRows = [row('999700000000000001', 'S-1'), row('999700000000000011', 'S-2')];

/** One that is made again by whoever repeats the request. */
export const repeatedBatch = { environment: 'sandbox', name: 'Nómina de prueba', rows: sandboxRows } as const;
export const batchKey = 'a batch of tests';

/** What the file says of the batch whose reader is gone. */
export const fileOfBatch = sandboxRows.map((one) => `${JSON.stringify(one)}\n`).join('');

/** A row of each fate; the last asks the same as the first. */
const oneOfEach = [
  row(clabes.company, 'A-1'),
  row(clabes.notFound, 'A-2'),
  row(`${clabes.company}0`, 'A-3'),
  row(clabes.providerError, 'A-4'),
  row(` ${clabes.company} `, 'A-5'),
];

/** A turn comes once a second. */
const pauseMs = 100;
const patienceMs = 60_000;

const until = async (call: Call, id: string, holds: (batch: Batch) => boolean): Promise<void> => {
  const end = performance.now() + patienceMs;
  while (!holds(await call('GET /api/batches/{id}', { params: { id } }))) {
    if (performance.now() > end) throw new Error('A batch does not come to what is to be recorded of it');
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};
const untilIs = (call: Call, id: string, status: BatchStatus): Promise<void> =>
  until(call, id, (batch) => batch.status === status);

const make = (call: Call, body: Parameters<typeof call<'POST /api/batches'>>[1]['body'], key = '') =>
  call('POST /api/batches', { body }, key === '' ? {} : { headers: { 'idempotency-key': key } });

const act = (call: Call, id: string, action: BatchAction) =>
  call('POST /api/batches/{id}/{action}', { params: { id, action } });

/** A file that is none. */
const sendNonsense = async (call: Call): Promise<string> => {
  const body = 'not a row\n';
  const { id, upload } = await make(call, { environment: 'sandbox', upload: { bytes: body.length } });
  if (!upload) throw new Error('A batch that waits for its file says where to send it');
  await fetch(upload.url, { method: upload.method, headers: upload.headers, body });
  await act(call, id, 'start');
  return id;
};

const theOne = (key: ShownKey | undefined): ShownKey => {
  if (!key) throw new Error('The owner has a key of production');
  return key;
};

/** Batches that are over, each in its own way: one of a key has a row of every fate. */
export const runBatches = async (cloud: Cloud, call: Call, [, , key]: readonly ShownKey[]): Promise<void> => {
  const { id } = await callerOf(cloud, theOne(key))('POST /v1/batches', { body: { rows: oneOfEach } });
  await untilIs(call, id, 'SUCCESS');
  await untilIs(call, (await make(call, repeatedBatch, batchKey)).id, 'SUCCESS');
  const { id: unsent } = await make(call, { environment: 'sandbox', upload: { bytes: 9 } });
  await act(call, unsent, 'cancel');
  await untilIs(call, await sendNonsense(call), 'FAILED');
};

/** A batch that has rows and no credits to ask about them. */
export const waitForCredits = async (call: Call): Promise<void> => {
  const { id } = await make(call, { rows: [row(clabes.person, 'P-1'), row(clabes.namesake, 'P-2')] });
  await untilIs(call, id, 'PAUSED');
};

const begun = async (call: Call, ...accounts: readonly string[]): Promise<string> => {
  const { id } = await make(call, { rows: accounts.map((one, at) => row(one, `U-${at}`)) });
  await until(call, id, ({ counts }) => counts.processing > 0);
  return id;
};

/** Batches that are under way: two whose rows nobody answers, one of them paused, one whose file is on its way, one that nobody reads. */
export const leaveBatches = async (cloud: Cloud, call: Call): Promise<void> => {
  cloud.inject({ kind: 'error', service: 'dynamodb', function: 'AnswerBatchRow' });
  await begun(call, clabes.person, clabes.masked);
  const id = await begun(call, clabes.namesake, clabes.companyElsewhere);
  await act(call, id, 'pause');
  await make(call, { environment: 'sandbox', upload: { bytes: 9 } });
  cloud.inject({ kind: 'error', service: 's3', function: 'DriveBatch' });
  await make(call, { environment: 'sandbox', rows: sandboxRows });
};
