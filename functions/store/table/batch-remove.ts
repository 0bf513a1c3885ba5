import { inBatches } from './batch-put.ts';

/** Removes items by their keys, whatever stands there. */
export const batchRemove = (places: readonly { readonly pk: string; readonly sk: string }[]): Promise<void> =>
  inBatches(places.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })));
