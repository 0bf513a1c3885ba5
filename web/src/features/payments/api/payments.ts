import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { OwnPayment } from './payment.ts';

const pageSize = 10;

/** One page of the payments of the account. The page before stays until this one is there. */
export const paymentPage = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['payments', cursor],
    queryFn: ({ signal }) => call('GET /api/payments', { query: { cursor, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });

const findOwn = async (id: string, signal: AbortSignal): Promise<OwnPayment | null> => {
  let cursor: string | undefined;
  do {
    const { data, nextCursor } = await call('GET /api/payments', { query: { cursor, limit: 100 } }, { signal });
    const found = data.find((payment) => payment.id === id);
    if (found) return found;
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return null;
};

/**
 * One payment of the account, or null. Looked for among its own: a payment alone is shown to whoever holds its id, and a
 * receipt must not carry the name of somebody who did not pay.
 */
export const ownPayment = (id: string) =>
  queryOptions({ queryKey: ['payments', 'own', id], queryFn: ({ signal }) => findOwn(id, signal) });
