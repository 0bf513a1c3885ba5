import * as z from 'zod';
import { deliveryStates, deliveryTroubles, eventTypes } from '#shared/validation/webhooks.ts';
import { rowsOf } from '../table/row.ts';

const Try = z.object({
  at: z.iso.datetime(),
  status: z.int().optional(),
  trouble: z.enum(deliveryTroubles).optional(),
  durationMs: z.int(),
});

/** An event on its way to a webhook. Its body is kept as it is sent: every repetition is the same bytes. */
const Delivery = z.object({
  userId: z.string(),
  webhookId: z.string(),
  /** Of the event. */
  id: z.string(),
  type: z.enum(eventTypes),
  isTest: z.boolean().default(false),
  createdAt: z.iso.datetime(),
  body: z.string(),
  state: z.enum(deliveryStates),
  tries: z.array(Try).default([]),
  /** Tries since it was put on last. */
  attempts: z.int().default(0),
  nextTryAt: z.iso.datetime().optional(),
  /** As they were sent last. */
  headers: z.record(z.string(), z.string()).default({}),
  answer: z.string().optional(),
});
export type Delivery = Readonly<z.output<typeof Delivery>>;

export const deliveryRows = rowsOf('delivery', Delivery);
