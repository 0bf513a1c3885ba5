import * as z from 'zod';
import { environments } from '../../validation/environment.ts';
import { endpointOf } from '../endpoint.ts';
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

const endpoint = endpointOf('app');

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  auth: 'user',
  callClass: 'read',
  summary: 'Your webhooks',
  status: 200,
  response: z.object({ data: z.array(Webhook) }),
  errors: [],
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  auth: 'user',
  entitlement: 'webhooks',
  callClass: 'account',
  proof: 'recent',
  evidence: 'webhook.created',
  summary: 'Create a webhook; its secret is shown once',
  description:
    'Repeated with its `Idempotency-Key` it answers the same webhook with its secret, for a day; 404 where that was deleted.',
  status: 201,
  body: z.strictObject({ ...webhookAsked, environment: z.enum(environments).default('production') }),
  response: WebhookWithSecret,
  errors: ['errors.notFound', 'errors.tooManyWebhooks'],
  idempotent: true,
});

export const getWebhook = endpoint({
  method: 'GET',
  path: '/api/webhooks/{id}',
  auth: 'user',
  callClass: 'read',
  summary: 'One webhook and how it does',
  status: 200,
  params: WebhookParams,
  response: Webhook,
  errors: ['errors.notFound'],
});

export const changeWebhook = endpoint({
  method: 'PATCH',
  path: '/api/webhooks/{id}',
  auth: 'user',
  callClass: 'account',
  proof: 'recent',
  evidence: 'webhook.changed',
  summary: 'Change a webhook, pause it or let it go on',
  status: 200,
  params: WebhookParams,
  body: webhookChange,
  response: Webhook,
  errors: ['errors.notFound'],
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/{id}',
  auth: 'user',
  callClass: 'account',
  proof: 'recent',
  evidence: 'webhook.deleted',
  summary: 'Delete a webhook with all it was told',
  status: 204,
  params: WebhookParams,
  response: z.undefined(),
  errors: ['errors.notFound'],
});

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/{id}/rotate',
  auth: 'user',
  callClass: 'account',
  proof: 'recent',
  evidence: 'webhook.rotated',
  summary: 'A new secret for a webhook; the one before signs beside it for another 24 hours, or ends at once',
  status: 200,
  params: WebhookParams,
  body: z.strictObject({ endsAtOnce: z.boolean().default(false) }),
  response: WebhookWithSecret,
  errors: ['errors.notFound'],
  idempotent: true,
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/{id}/test',
  auth: 'user',
  entitlement: 'webhooks',
  callClass: 'account',
  summary: 'Send an example of an event to a webhook, now',
  status: 201,
  params: WebhookParams,
  body: testAsked,
  response: DeliveryDetail,
  errors: ['errors.notFound'],
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/{id}/deliveries',
  auth: 'user',
  callClass: 'read',
  summary: 'What a webhook was told, newest first',
  status: 200,
  params: WebhookParams,
  query: deliveriesFilter,
  response: pageOf(Delivery),
  errors: ['errors.notFound', 'errors.invalidCursor'],
});

export const getDelivery = endpoint({
  method: 'GET',
  path: '/api/webhooks/deliveries/{id}',
  auth: 'user',
  callClass: 'read',
  summary: 'One event on its way to one webhook: what was sent, and what came back',
  status: 200,
  params: DeliveryParams,
  response: DeliveryDetail,
  errors: ['errors.notFound'],
});

export const replayDelivery = endpoint({
  method: 'POST',
  path: '/api/webhooks/deliveries/{id}/replay',
  auth: 'user',
  entitlement: 'webhooks',
  callClass: 'account',
  summary: 'Send an event again, now',
  status: 200,
  params: DeliveryParams,
  response: DeliveryDetail,
  errors: ['errors.notFound'],
});
