import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { lostOf } from '../lost.ts';

const pageSize = 100;

/** Credits that ended unused, read from the ledger: the balance alone cannot tell them from spent ones. */
export const lostCredits = queryOptions({
  queryKey: ['credits', 'lost'],
  queryFn: async ({ signal }) => {
    const { data } = await call('GET /api/credits/movements', { query: { limit: pageSize } }, { signal });
    return lostOf(data);
  },
});
