import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { KeyPurpose } from '#shared/validation/keys.ts';
import { ApiError, call } from '../../../lib/api.ts';

export type KeyList = OutputOf<EndpointAt<'GET /api/keys'>>;
export type Key = KeyList['data'][number];
export type Limits = KeyList['limits'];
/** A key with its secret, the one time it is shown. */
export type NewSecret = OutputOf<EndpointAt<'POST /api/keys'>>;

export const keyList = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => call('GET /api/keys', {}, { signal }),
});

/** Those that may call the API; the widget's own are shown with it. */
const onlyOf =
  (wanted: KeyPurpose) =>
  (list: KeyList): KeyList => ({ ...list, data: list.data.filter(({ purpose }) => purpose === wanted) });

export const apiKeyList = queryOptions({ ...keyList, select: onlyOf('api') });
export const widgetKeyList = queryOptions({ ...keyList, select: onlyOf('widget') });

export interface Draft {
  readonly name: string;
  readonly description: string;
  readonly environment: Environment;
  readonly purpose: KeyPurpose;
}

export const createKey = ({ name, description, environment, purpose }: Draft) =>
  call('POST /api/keys', {
    body: {
      name: name.trim(),
      environment,
      purpose,
      ...(description.trim() ? { description: description.trim() } : {}),
    },
  });

export const rotateKey = (id: string, endsAtOnce: boolean) =>
  call('POST /api/keys/{id}/rotate', { params: { id }, body: { endsAtOnce } });

export interface Change {
  readonly name?: string;
  readonly description?: string | null;
  readonly active?: boolean;
}

export const changeKey = (id: string, change: Change) => call('PATCH /api/keys/{id}', { params: { id }, body: change });

/** One that somebody else has deleted meanwhile is as gone as it should be. */
export const deleteKey = (id: string) =>
  call('DELETE /api/keys/{id}', { params: { id } }).catch((error: unknown) => {
    if (codeOf(error) !== 'errors.notFound') throw error;
  });

/** Why the server refused; nothing where it did not answer. */
export const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof ApiError ? error.problem?.error : undefined;
