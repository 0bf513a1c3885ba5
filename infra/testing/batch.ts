import { expect, vi } from 'vitest';
import type { Batch } from '#shared/contract/resources/batch.ts';
import type { BatchStatus } from '#shared/validation/batches.ts';
import type { Customer } from './customer.ts';

/** An account of Mexico, as a row asks about it. */
export const mexican = (accountNumber: string, more: object = {}) => ({ country: 'MX', accountNumber, ...more });

/** Of the sandbox, by the two digits that say what it answers. */
export const sandboxClabe = (answer: string): string => `9997000000000000${answer}`;

/** A turn comes about once a second, and a machine may be busy. */
const patience = { timeout: 45_000, interval: 200 };

/** What a customer does with batches. */
export const batchesOf = ({ call }: Customer) => {
  const show = (id: string) => call('GET /api/batches/{id}', { params: { id } });
  return {
    show,
    act: (id: string, action: 'start' | 'pause' | 'resume' | 'cancel' | 'retry') =>
      call('POST /api/batches/{id}/{action}', { params: { id, action } }),
    results: async (id: string, query: object = {}) =>
      (await call('GET /api/batches/{id}/results', { params: { id }, query })).data,
    until: (id: string, status: BatchStatus, holds: (batch: Batch) => boolean = () => true): Promise<Batch> =>
      vi.waitFor(async () => {
        const batch = await show(id);
        expect([batch.status, holds(batch)]).toEqual([status, true]);
        return batch;
      }, patience),
  };
};
