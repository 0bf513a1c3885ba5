import { batchLimits } from '#shared/validation/batches.ts';
import { batchesOf, mexican, sandboxClabe } from './batch.ts';
import { type Addresses, signUp } from './customer.ts';
import { once } from './once.ts';
import { someIdAt } from './refusals.ts';

const nobody = someIdAt('/api/batches/');
const unknown = (more: object = {}) => ({ 'errors.notFound': () => [{ ...nobody, ...more }] });

/** What a batch is made of whose file is still to come. */
const waiting = (bytes: number) => ({ upload: { bytes }, environment: 'sandbox' as const });

/** A customer with a key, a batch that can be retried, and as many that wait for their files as one may have. */
const fullOf = async (cloud: Addresses) => {
  const customer = await signUp(cloud);
  const { call, token } = customer;
  const unanswered = { environment: 'sandbox' as const, rows: [mexican(sandboxClabe('31'))] };
  const { id: retryable } = await call('POST /api/batches', { body: unanswered });
  await batchesOf(customer).until(retryable, 'SUCCESS');
  const apiKey = await call('POST /api/keys', { body: { name: 'Lotes', environment: 'sandbox' } });
  const [{ id }] = await Promise.all([
    call('POST /api/batches', { body: waiting(10) }),
    ...Array.from({ length: batchLimits.open - 1 }, () => call('POST /api/batches', { body: waiting(10) })),
  ]);
  return { id, retryable, shown: { token: () => token, apiKey } };
};

/** What provokes the refusals of batches, by operation of either API. */
export const ofBatches = (cloud: Addresses) => {
  const full = once(() => fullOf(cloud));
  const asked = async (action: string) => {
    const { id, shown } = await full();
    return [{ params: { id, action }, shown }];
  };
  return {
    createBatch: {
      'errors.tooManyBatches': async () => [{ body: waiting(10), shown: (await full()).shown }],
      'errors.idempotencyMismatch': () =>
        [waiting(10), waiting(11)].map((body) => ({ body, headers: { 'idempotency-key': 'same' } })),
    },
    listBatches: { 'errors.invalidCursor': () => [{ query: 'cursor=forged' }] },
    getBatch: unknown(),
    changeBatch: unknown({ body: {} }),
    actOnBatch: {
      ...unknown(),
      'errors.batchCannot': () => asked('pause'),
      'errors.batchFileMissing': () => asked('start'),
      'errors.tooManyBatches': async () => {
        const { retryable, shown } = await full();
        return [{ params: { id: retryable, action: 'retry' }, shown }];
      },
    },
    listBatchResults: {
      ...unknown(),
      'errors.invalidCursor': async () => {
        const { id, shown } = await full();
        return [{ params: { id }, query: 'cursor=forged', shown }];
      },
    },
  };
};
