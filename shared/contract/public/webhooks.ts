import * as z from 'zod';
import { endpointOf } from '../endpoint.ts';
import * as examples from './examples/webhooks.ts';
import { pageOf } from '../page.ts';
import {
  deliveriesFilter,
  Delivery,
  DeliveryDetail,
  DeliveryParams,
  testAsked,
  Webhook,
  webhookAsked,
  webhookChange,
  WebhookParams,
  WebhookWithSecret,
} from '../resources/webhook.ts';

const endpoint = endpointOf('public');

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/v1/webhooks',
  auth: 'key',
  callClass: 'integrateWebhooks',
  summary: 'Your webhooks',
  status: 200,
  response: z.object({ data: z.array(Webhook) }),
  errors: [],
  examples: examples.lists,
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/v1/webhooks',
  auth: 'key',
  entitlement: 'webhooks',
  callClass: 'integrateWebhooks',
  evidence: 'webhook.created',
  summary: 'Create a webhook; its secret is shown once',
  description:
    'Repeated with its `Idempotency-Key` it answers the same webhook with its secret, for a day; 404 where that was deleted.',
  status: 201,
  body: z.strictObject(webhookAsked),
  response: WebhookWithSecret,
  errors: ['errors.notFound', 'errors.tooManyWebhooks'],
  idempotent: true,
  idempotentAs: 'POST /api/webhooks',
  examples: examples.creations,
});

export const getWebhook = endpoint({
  method: 'GET',
  path: '/v1/webhooks/{id}',
  auth: 'key',
  callClass: 'integrateWebhooks',
  summary: 'One webhook and how it does',
  status: 200,
  params: WebhookParams,
  response: Webhook,
  errors: ['errors.notFound'],
  examples: examples.readings,
});

export const changeWebhook = endpoint({
  method: 'PATCH',
  path: '/v1/webhooks/{id}',
  auth: 'key',
  callClass: 'integrateWebhooks',
  evidence: 'webhook.changed',
  summary: 'Change a webhook, pause it or let it go on',
  status: 200,
  params: WebhookParams,
  body: webhookChange,
  response: Webhook,
  errors: ['errors.notFound'],
  examples: examples.changes,
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/v1/webhooks/{id}',
  auth: 'key',
  callClass: 'integrateWebhooks',
  evidence: 'webhook.deleted',
  summary: 'Delete a webhook with all it was told',
  status: 204,
  params: WebhookParams,
  response: z.undefined(),
  errors: ['errors.notFound'],
  examples: examples.endings,
});

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/v1/webhooks/{id}/rotate',
  auth: 'key',
  callClass: 'integrateWebhooks',
  evidence: 'webhook.rotated',
  summary: 'A new secret for a webhook; the one before signs beside it for another 24 hours, or ends at once',
  status: 200,
  params: WebhookParams,
  body: z.strictObject({ endsAtOnce: z.boolean().default(false) }),
  response: WebhookWithSecret,
  errors: ['errors.notFound'],
  idempotent: true,
  examples: examples.rotations,
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/v1/webhooks/{id}/test',
  auth: 'key',
  entitlement: 'webhooks',
  callClass: 'integrateWebhooks',
  summary: 'Send an example of an event to a webhook, now',
  status: 201,
  params: WebhookParams,
  body: testAsked,
  response: DeliveryDetail,
  errors: ['errors.notFound'],
  examples: examples.trials,
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/v1/webhooks/{id}/deliveries',
  auth: 'key',
  callClass: 'integrateWebhooks',
  summary: 'What a webhook was told, newest first',
  status: 200,
  params: WebhookParams,
  query: deliveriesFilter,
  response: pageOf(Delivery),
  errors: ['errors.notFound', 'errors.invalidCursor'],
  examples: examples.deliveries,
});

export const getDelivery = endpoint({
  method: 'GET',
  path: '/v1/webhooks/deliveries/{id}',
  auth: 'key',
  callClass: 'integrateWebhooks',
  summary: 'One event on its way to one webhook: what was sent, and what came back',
  status: 200,
  params: DeliveryParams,
  response: DeliveryDetail,
  errors: ['errors.notFound'],
  examples: examples.details,
});

export const replayDelivery = endpoint({
  method: 'POST',
  path: '/v1/webhooks/deliveries/{id}/replay',
  auth: 'key',
  entitlement: 'webhooks',
  callClass: 'integrateWebhooks',
  summary: 'Send an event again, now',
  status: 200,
  params: DeliveryParams,
  response: DeliveryDetail,
  errors: ['errors.notFound'],
  examples: examples.replays,
});
