import type { OutputOf, RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';

export type Batch = OutputOf<EndpointAt<'GET /api/batches/{id}'>>;
export type ResultPage = OutputOf<EndpointAt<'GET /api/batches/{id}/results'>>;
export type Result = ResultPage['data'][number];
export type BatchChange = RequestOf<EndpointAt<'PATCH /api/batches/{id}'>>['body'];
