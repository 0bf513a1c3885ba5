import type * as z from 'zod';
import type { Webhook as Contract } from '#shared/contract/resources/webhook.ts';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { aliveAt } from '../rules/webhooks/secrets.ts';
import type { Webhook } from '../store/webhooks/webhook.ts';

type View = z.output<typeof Contract>;

/** A webhook as its owner sees it, with how many events are still to be delivered: neither a secret nor its salt. */
export const viewOf = (webhook: Webhook, waiting: number, now: string): View => ({
  id: webhook.id,
  url: webhook.url,
  description: webhook.description ?? null,
  environment: webhook.environment,
  events: webhook.events,
  state: webhook.state,
  failingSince: webhook.failingSince ?? null,
  waiting,
  recent: webhook.recent
    .slice(-webhookLimits.recent)
    .split('')
    .map((one) => (one === '+' ? 'delivered' : 'failed')),
  lastTriedAt: webhook.lastTriedAt ?? null,
  secrets: aliveAt(webhook.secrets, now).map(({ endsWith, createdAt, expiresAt = null }) => ({
    endsWith,
    createdAt,
    expiresAt,
  })),
  createdAt: webhook.createdAt,
});
