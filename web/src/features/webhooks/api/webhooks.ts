import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { EventType } from '#shared/validation/webhooks.ts';
import { ApiError, call } from '../../../lib/api.ts';

export type WebhookList = OutputOf<EndpointAt<'GET /api/webhooks'>>;
export type Webhook = WebhookList['data'][number];
/** A webhook with its secret, the one time it is shown. */
export type NewSecret = OutputOf<EndpointAt<'POST /api/webhooks'>>;

export const webhookList = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call('GET /api/webhooks', {}, { signal }),
});

/** What the form holds. */
export interface Draft {
  readonly url: string;
  readonly events: readonly EventType[];
  readonly description: string;
  readonly environment: Environment;
}

export const createWebhook = ({ url, events, description, environment }: Draft) =>
  call('POST /api/webhooks', {
    body: {
      url: url.trim(),
      events: [...events],
      environment,
      ...(description.trim() ? { description: description.trim() } : {}),
    },
  });

/** The environment of a webhook stays what it was made for. */
export const editWebhook = (id: string, { url, events, description }: Draft) =>
  call('PATCH /api/webhooks/{id}', {
    params: { id },
    body: { url: url.trim(), events: [...events], description: description.trim() || null },
  });

export const switchWebhook = (id: string, active: boolean) =>
  call('PATCH /api/webhooks/{id}', { params: { id }, body: { active } });

export const rotateSecret = (id: string, endsAtOnce: boolean) =>
  call('POST /api/webhooks/{id}/rotate', { params: { id }, body: { endsAtOnce } });

/** Why the server refused; nothing where it did not answer. */
export const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof ApiError ? error.problem?.error : undefined;

/** One that somebody else has deleted meanwhile is as gone as it should be. */
export const deleteWebhook = (id: string) =>
  call('DELETE /api/webhooks/{id}', { params: { id } }).catch((error: unknown) => {
    if (codeOf(error) !== 'errors.notFound') throw error;
  });

export const testWebhook = (id: string) => call('POST /api/webhooks/{id}/test', { params: { id }, body: {} });
