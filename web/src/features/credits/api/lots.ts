import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { Credits } from '../balance.ts';

/** What a balance consists of, read anew whenever it changes. */
export const lotsBehind = ({ credits, creditsExpiration }: Credits) =>
  queryOptions({
    queryKey: ['credits', 'lots', credits, creditsExpiration],
    queryFn: async ({ signal }) => (await call('GET /api/credits', {}, { signal })).lots,
    placeholderData: keepPreviousData,
    // One credit needs no explanation, nor does what never expires.
    enabled: credits > 1 && creditsExpiration !== null,
  });
