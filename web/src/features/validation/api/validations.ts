import type { EndpointAt } from '#shared/contract/index.ts';
import type { OutputOf, RequestOf } from '#shared/contract/endpoint.ts';
import { call } from '../../../lib/api.ts';

type Create = EndpointAt<'POST /api/validations'>;

export type Validation = OutputOf<Create>;
export type ValidationBody = RequestOf<Create>['body'];

/** One submission: repeating it with the same key cannot ask, or charge, twice. */
export interface Submission {
  readonly key: string;
  readonly body: ValidationBody;
  /** The bank it asks, as the form named it: the form may hold another number by the time the bank answers. */
  readonly bankName?: string | undefined;
}

export const createValidation = ({ key, body }: Submission): Promise<Validation> =>
  call('POST /api/validations', { body }, { headers: { 'idempotency-key': key } });

export const getValidation = (id: string, signal?: AbortSignal): Promise<Validation> =>
  call('GET /api/validations/{id}', { params: { id } }, signal && { signal });

/** Free: the answer is paid already. */
export const matchName = (id: string, name: string): Promise<Validation> =>
  call('POST /api/validations/{id}/name-match', { params: { id }, body: { name } });
