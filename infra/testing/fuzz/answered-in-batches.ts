import { setTimeout as wait } from 'node:timers/promises';
import type { Batch } from '#shared/contract/resources/batch.ts';
import { isEnded } from '#shared/validation/batches.ts';
import { all } from '../own-books.ts';
import type { Member } from './crowd.ts';

type Call = Member['call'];

const lookEveryMs = 300;
const looks = 200;

const query = (cursor: string | undefined) => ({ query: { limit: 100, ...(cursor ? { cursor } : {}) } });

const batchesOf = (call: Call): Promise<Batch[]> => all((cursor) => call('GET /api/batches', query(cursor)));

/** Gives up what still runs: what is under way gets its answer all the same. */
const ended = async (call: Call): Promise<readonly Batch[]> => {
  for (let look = 0; look < looks; look++) {
    const batches = await batchesOf(call);
    const open = batches.filter(({ status }) => !isEnded(status));
    if (open.length === 0) return batches;
    // One that ended meanwhile has nothing to give up.
    for (const { id } of open)
      await call('POST /api/batches/{id}/{action}', { params: { id, action: 'cancel' } }).catch(() => undefined);
    await wait(lookEveryMs);
  }
  throw new Error('Batches that were given up do not end');
};

/** Ids of the validations that rows of a customer's batches have, once nobody works at any of them. */
export const answeredInBatches = async (call: Call): Promise<readonly string[]> => {
  const batches = await ended(call);
  const pages = batches.map(({ id }) =>
    all((cursor) => call('GET /api/batches/{id}/results', { params: { id }, ...query(cursor) })),
  );
  return (await Promise.all(pages)).flat().flatMap(({ validation }) => validation?.id ?? []);
};
