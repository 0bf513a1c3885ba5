import type { EndpointAt } from '#shared/contract/index.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';

/** As much of an answer as sharing it takes. */
export type Shared = Pick<OutputOf<EndpointAt<'GET /api/validations/{id}'>>, 'id' | 'status' | 'environment'>;
