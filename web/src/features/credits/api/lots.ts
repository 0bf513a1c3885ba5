import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { call } from '../../../lib/api.ts';
import type { Credits } from '../balance.ts';

export type OwnLot = OutputOf<EndpointAt<'GET /api/credits'>>['lots'][number];

/** What a balance consists of, read anew whenever it changes. */
export const lotsOf = ({ credits, creditsExpiration }: Credits, enabled = true) =>
  queryOptions({
    queryKey: ['credits', 'lots', credits, creditsExpiration],
    queryFn: async ({ signal }) => (await call('GET /api/credits', {}, { signal })).lots,
    placeholderData: keepPreviousData,
    enabled,
  });

/** The same where it says more than the balance does: one credit needs no explanation, nor does what never expires. */
export const lotsBehind = (user: Credits) => lotsOf(user, user.credits > 1 && user.creditsExpiration !== null);
