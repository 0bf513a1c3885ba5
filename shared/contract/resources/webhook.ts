import * as z from 'zod';
import { environments } from '../../validation/environment.ts';
import {
  deliveryStates,
  deliveryTroubles,
  eventTypes,
  webhookLimits,
  webhookStates,
} from '../../validation/webhooks.ts';
import { pageQuery } from '../page.ts';
import { Event } from './event.ts';

export const WebhookId = z.string().regex(/^whk_[0-9a-z]{26}$/);
/** Of one event to one webhook: both their ids are in it. */
export const DeliveryId = z.string().regex(/^dlv_[0-9a-z]{52}$/);

export const WebhookParams = z.strictObject({ id: WebhookId });
export const DeliveryParams = z.strictObject({ id: DeliveryId });

const Url = z
  .string()
  .trim()
  .max(webhookLimits.urlCharacters)
  .meta({ description: 'Public and with https. What it leads on to is not followed.' });
const Description = z.string().trim().max(webhookLimits.descriptionCharacters);
const Events = z.array(z.enum(eventTypes)).min(1).max(eventTypes.length).meta({ description: 'What it is told of.' });

/** What a client says of a webhook. */
export const webhookAsked = { url: Url, events: Events, description: Description.optional() };

/** What may be said of it later. */
export const webhookChange = z.strictObject({
  url: Url.optional(),
  events: Events.optional(),
  description: Description.nullable().optional(),
  active: z
    .boolean()
    .optional()
    .meta({ description: '`false` pauses it; `true` lets it go on, with what happened meanwhile, in order.' }),
});

export const Webhook = z
  .object({
    id: WebhookId,
    url: z.string(),
    description: z.string().nullable(),
    environment: z
      .enum(environments)
      .meta({ description: 'Whose validations and batches it is told of. Events of the account go to both.' }),
    events: z.array(z.enum(eventTypes)),
    state: z.enum(webhookStates),
    failingSince: z.iso
      .datetime()
      .nullable()
      .meta({ description: `No try succeeded since. After ${webhookLimits.disabledAfterDays} days it is disabled.` }),
    waiting: z.int().meta({ description: 'Events that are still to be delivered, up to 1,000.' }),
    recent: z
      .array(z.enum(['delivered', 'failed']))
      .meta({ description: `How the last ${webhookLimits.recent} tries ended, oldest first.` }),
    lastTriedAt: z.iso.datetime().nullable(),
    secrets: z
      .array(z.object({ endsWith: z.string(), createdAt: z.iso.datetime(), expiresAt: z.iso.datetime().nullable() }))
      .meta({ description: 'Those that sign now, newest first: two while a rotation is under way.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Webhook', description: 'Where events are sent, as its owner sees it; never its secret.' });

export const WebhookWithSecret = Webhook.extend({
  secret: z.string().meta({ description: '`whsec_…`: proves that an event is ours. Shown this once.' }),
});

const Try = z.object({
  at: z.iso.datetime(),
  status: z.int().nullable().meta({ description: 'What the receiver answered; null where it did not.' }),
  trouble: z.enum(deliveryTroubles).nullable().meta({ description: 'Why it failed; null where it did not.' }),
  durationMs: z.int(),
});

export const Delivery = z
  .object({
    id: DeliveryId,
    webhookId: WebhookId,
    eventId: z.string(),
    type: z.enum(eventTypes),
    isTest: z.boolean(),
    state: z.enum(deliveryStates),
    createdAt: z.iso.datetime().meta({ description: 'When it happened.' }),
    tries: z.int(),
    lastTry: Try.nullable(),
    nextTryAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Delivery', description: 'One event on its way to one webhook.' });

export const DeliveryDetail = Delivery.omit({ lastTry: true, tries: true })
  .extend({
    tries: z.array(Try),
    event: Event,
    headers: z.record(z.string(), z.string()).meta({ description: 'As they were sent last, signatures included.' }),
    answer: z
      .string()
      .nullable()
      .meta({ description: `The first ${webhookLimits.answerCharacters} characters of it.` }),
  })
  .meta({ id: 'DeliveryDetail', description: 'What was sent, and everything that became of it.' });

export const deliveriesFilter = z.strictObject({
  ...pageQuery,
  state: z.enum(deliveryStates).optional(),
});

export const testAsked = z.strictObject({
  type: z.enum(eventTypes).optional().meta({ description: 'Absent means the first that the webhook is told of.' }),
});
