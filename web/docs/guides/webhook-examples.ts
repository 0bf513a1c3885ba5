import type * as z from 'zod';
import { eventExamples } from '#shared/contract/resources/event-examples.ts';
import type { Event } from '#shared/contract/resources/event.ts';
import type { Delivery, WebhookWithSecret } from '#shared/contract/resources/webhook.ts';

const id = 'whk_01kax5t7m3q9v2c6h0r4e8w1ys';
const at = '2026-11-24T15:04:05.120Z';

/** What a webhook that was just made looks like. */
export const webhookMade = {
  id,
  url: 'https://pagos.example.com/cuentaclara',
  description: 'Pagos a proveedores',
  environment: 'sandbox',
  events: ['validation.completed', 'batch.completed'],
  state: 'active',
  failingSince: null,
  waiting: 0,
  recent: [],
  lastTriedAt: null,
  secrets: [{ endsWith: 'Yw3A', createdAt: at, expiresAt: null }],
  createdAt: at,
  secret: 'whsec_SHOWNONCE',
} satisfies z.output<typeof WebhookWithSecret>;

/** What a receiver gets. */
export const eventSent = {
  id: 'evt_01kax7q2m8v4t9c3h5r0e6w1ys',
  type: 'credits.low',
  createdAt: at,
  data: eventExamples['credits.low'],
} satisfies z.output<typeof Event>;

/** A delivery that its receiver did not take yet. */
export const deliveryFailed = {
  id: 'dlv_01kax7q2m8v4t9c3h5r0e6w1ys01kax5t7m3q9v2c6h0r4e8w1ys',
  webhookId: id,
  eventId: eventSent.id,
  type: 'credits.low',
  isTest: false,
  state: 'waiting',
  createdAt: at,
  tries: 2,
  lastTry: { at: '2026-11-24T15:04:10.500Z', status: 503, trouble: 'status', durationMs: 84 },
  nextTryAt: '2026-11-24T15:09:10.500Z',
} satisfies z.output<typeof Delivery>;
