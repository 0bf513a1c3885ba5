import type { EventType } from '../../validation/webhooks.ts';
import { answered } from '../public/examples/batches.ts';
import { there } from '../public/examples/validations.ts';

const key = {
  id: 'key_01kax5t7m3q9v2c6h0r4e8w1ys',
  keyId: 'vk_live_7h3k9m2q5t8v1x4z6b0d',
  environment: 'production',
} as const;

/** What `data` of each event looks like: documents show it, and an event that is sent to test a receiver says it. */
export const eventExamples: Readonly<Record<EventType, Readonly<Record<string, unknown>>>> = {
  'validation.completed': there,
  'batch.completed': answered,
  'credits.low': { balance: 1, expiresAt: '2026-12-09T15:00:00.000Z' },
  'credits.expiring': { credits: 12, expiresAt: '2026-11-27T15:00:00.000Z' },
  'usage.high': { ...key, month: '2026-11', percentage: 80, limit: 5_000 },
  'subscription.changed': {
    id: 'sub_01kawz8c4n6p2k9b1d5g7j3mqr',
    plan: 'pro',
    status: 'active',
    activeTo: '2026-12-24T15:04:05.000Z',
    nextBillingAt: '2026-12-24T10:00:00.000Z',
  },
  'key.created': key,
  'key.revoked': key,
};
