import type { EndpointAt } from '#shared/contract/index.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';

export type Country = OutputOf<EndpointAt<'GET /api/public/countries'>>['countries'][number];
export type Bank = OutputOf<EndpointAt<'GET /api/public/countries/{country}/banks'>>['banks'][number];
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}
