import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { call } from '../../../lib/api.ts';
import type { Asked } from '../address.ts';
import { lookAgainIn } from '../deliveries/look-again.ts';

export type DeliveryPage = OutputOf<EndpointAt<'GET /api/webhooks/{id}/deliveries'>>;
export type Delivery = DeliveryPage['data'][number];
export type DeliveryDetail = OutputOf<EndpointAt<'GET /api/webhooks/deliveries/{id}'>>;
export type Try = DeliveryDetail['tries'][number];

const pageSize = 20;

/** All that is known of the deliveries of one webhook. */
export const deliveriesKey = (webhookId: string) => ['webhooks', webhookId, 'deliveries'] as const;

/**
 * One page of deliveries. The page before stays on screen, dimmed, until this one is there. The newest page is read again
 * while somebody looks at it; what lies further back does not change by itself.
 */
export const deliveryPage = (webhookId: string, { state, cursor }: Pick<Asked, 'state' | 'cursor'>) =>
  queryOptions({
    queryKey: [...deliveriesKey(webhookId), state, cursor],
    queryFn: ({ signal }) =>
      call(
        'GET /api/webhooks/{id}/deliveries',
        { params: { id: webhookId }, query: { state, cursor, limit: pageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => cursor === undefined && lookAgainIn(data?.data ?? [], Date.now()),
  });

export const deliveryOf = (id: string) =>
  queryOptions({
    queryKey: ['delivery', id],
    queryFn: ({ signal }) => call('GET /api/webhooks/deliveries/{id}', { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => data?.state === 'waiting' && lookAgainIn([data], Date.now()),
  });

export const replayDelivery = (id: string) => call('POST /api/webhooks/deliveries/{id}/replay', { params: { id } });
