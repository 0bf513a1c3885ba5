import type { DeliveryState } from '#shared/validation/webhooks.ts';

/** What tells how soon something may change. */
interface OnItsWay {
  readonly state: DeliveryState;
  readonly createdAt: string;
  readonly nextTryAt: string | null;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** A try that was due long ago waits for something else: its webhook is paused, or its receiver is down. */
const isDueSoon = ({ state, nextTryAt }: OnItsWay, now: number): boolean =>
  state === 'waiting' && nextTryAt !== null && Math.abs(Date.parse(nextTryAt) - now) < 30 * secondMs;

/** From how young the newest delivery is to how soon another look is worth it. */
const paces = [
  { youngerMs: 2 * minuteMs, lookMs: 5 * secondMs },
  { youngerMs: 30 * minuteMs, lookMs: 20 * secondMs },
] as const;
const calmMs = minuteMs;

/** After how many milliseconds these deliveries are read again: as often as things happen to them, once a minute at least. */
export const lookAgainIn = (deliveries: readonly OnItsWay[], now: number): number => {
  if (deliveries.some((delivery) => isDueSoon(delivery, now))) return 2 * secondMs;
  const newest = Math.max(...deliveries.map(({ createdAt }) => Date.parse(createdAt)));
  return paces.find(({ youngerMs }) => now - newest < youngerMs)?.lookMs ?? calmMs;
};
