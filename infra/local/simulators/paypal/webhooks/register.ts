import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, created, noContent, ok } from '../http/answer.ts';
import { bodyOf, type Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../ids.ts';
import { eventTypes } from './event.ts';
import type { Webhook } from './webhooks.ts';

const mostWebhooks = 10;

/** The real one takes https only; what runs beside this simulator has none. */
const url = z.url({ protocol: /^https?$/ }).max(2048);
const types = z.array(z.object({ name: z.enum(['*', ...eventTypes]) })).min(1);

const input = z.object({ url, event_types: types });

const patchInput = z.array(
  z.discriminatedUnion('path', [
    z.object({ op: z.literal('replace'), path: z.literal('/url'), value: url }),
    z.object({ op: z.literal('replace'), path: z.literal('/event_types'), value: types }),
  ]),
);

const show = (desk: Desk, webhook: Webhook) => {
  const self = `${desk.url()}/v1/notifications/webhooks/${webhook.id}`;
  return {
    id: webhook.id,
    url: webhook.url,
    event_types: webhook.eventTypes.map((name) => ({ name, description: name, status: 'ENABLED' })),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: self, rel: 'update', method: 'PATCH' },
      { href: self, rel: 'delete', method: 'DELETE' },
    ],
  };
};

const webhookIn = ({ webhooks }: Desk, { params }: Call): Webhook => {
  const webhook = webhooks.registered.get(params['id'] ?? '');
  if (!webhook) throw new Refusal([{ issue: 'INVALID_RESOURCE_ID', field: 'webhook_id', location: 'path' }]);
  return webhook;
};

const namesOf = (list: z.infer<typeof types>): readonly string[] => list.map(({ name }) => name);

export const createWebhook = (desk: Desk, call: Call): Answer => {
  const { registered } = desk.webhooks;
  const wanted = bodyOf(call, input);
  if (registered.size >= mostWebhooks) throw new Refusal('WEBHOOK_NUMBER_LIMIT_EXCEEDED');
  if ([...registered.values()].some((other) => other.url === wanted.url))
    throw new Refusal('WEBHOOK_URL_ALREADY_EXISTS');
  const webhook = { id: newId.webhook(), url: wanted.url, eventTypes: namesOf(wanted.event_types) };
  registered.set(webhook.id, webhook);
  return created(show(desk, webhook));
};

export const listWebhooks = (desk: Desk): Answer =>
  ok({ webhooks: [...desk.webhooks.registered.values()].map((webhook) => show(desk, webhook)) });

export const getWebhook = (desk: Desk, call: Call): Answer => ok(show(desk, webhookIn(desk, call)));

export const patchWebhook = (desk: Desk, call: Call): Answer => {
  let webhook = webhookIn(desk, call);
  for (const change of bodyOf(call, patchInput))
    webhook =
      change.path === '/url' ? { ...webhook, url: change.value } : { ...webhook, eventTypes: namesOf(change.value) };
  desk.webhooks.registered.set(webhook.id, webhook);
  return ok(show(desk, webhook));
};

export const deleteWebhook = (desk: Desk, call: Call): Answer => {
  desk.webhooks.registered.delete(webhookIn(desk, call).id);
  return noContent;
};
