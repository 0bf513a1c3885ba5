import * as z from 'zod';
import { environments } from '../../validation/environment.ts';
import { eventTypes, type EventType } from '../../validation/webhooks.ts';
import { planNames } from '../../plans.ts';
import { Batch } from './batch.ts';
import { Validation } from './validation.ts';

const EventKey = z.object({
  id: z.string(),
  keyId: z.string().meta({ description: 'What is sent as `X-API-Key`.' }),
  environment: z.enum(environments),
});

/** What each event says in `data`, by its type: a new event is a row here, and a word in `eventTypes`. */
export const eventData = {
  'validation.completed': Validation,
  'batch.completed': Batch,
  'credits.low': z.object({ balance: z.int(), expiresAt: z.iso.datetime().nullable() }),
  'credits.expiring': z.object({ credits: z.int(), expiresAt: z.iso.datetime() }),
  'usage.high': EventKey.extend({
    month: z.string().meta({ description: '`2026-11`' }),
    percentage: z.union([z.literal(80), z.literal(100)]),
    limit: z.int().meta({ description: 'Validations of the key in a month.' }),
  }),
  'subscription.changed': z.object({
    id: z.string(),
    plan: z.enum(planNames),
    status: z.string(),
    activeTo: z.iso.datetime().nullable(),
    nextBillingAt: z.iso.datetime().nullable(),
  }),
  'key.created': EventKey,
  'key.revoked': EventKey,
} as const satisfies Record<EventType, z.ZodType>;

export type EventData = { readonly [T in EventType]: z.output<(typeof eventData)[T]> };

/** What a receiver gets, whatever happened; `eventData` says what `data` is. */
export const Event = z
  .object({
    id: z.string().meta({ description: '`evt_…`: the same in every repetition. Also the header `webhook-id`.' }),
    type: z.enum(eventTypes),
    createdAt: z.iso.datetime(),
    data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Event', description: 'Something that happened.' });
export type Event = z.output<typeof Event>;
