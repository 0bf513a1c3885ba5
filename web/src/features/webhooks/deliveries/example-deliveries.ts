import type { Delivery } from '../api/deliveries.ts';

const hourMs = 60 * 60 * 1000;

/** Two deliveries as the log tells them: one arrived, and one whose receiver failed is tried again. */
export const exampleDeliveries = (now: Date): readonly Delivery[] => {
  const at = now.toISOString();
  const one = { webhookId: '', eventId: '', isTest: false, createdAt: at, tries: 1 } as const;
  return [
    {
      ...one,
      id: 'delivered',
      type: 'batch.completed',
      state: 'delivered',
      lastTry: { at, status: 200, trouble: null, durationMs: 84 },
      nextTryAt: null,
    },
    {
      ...one,
      id: 'waiting',
      type: 'validation.completed',
      state: 'waiting',
      lastTry: { at, status: 503, trouble: 'status', durationMs: 61 },
      nextTryAt: new Date(now.getTime() + hourMs).toISOString(),
    },
  ];
};
