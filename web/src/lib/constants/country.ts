import type { EndpointAt } from '#shared/contract/index.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';

export type Country = OutputOf<EndpointAt<'GET /api/public/countries'>>['countries'][number];
