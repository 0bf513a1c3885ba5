import type { Subscription } from '../api/subscriptions.ts';
import { monthsAfter } from './months.ts';

export interface Period {
  readonly start: string;
  readonly end: string;
  /** How many days it has, and which of them today is; 0 where it is over. */
  readonly days: number;
  readonly today: number;
}

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The month that is paid, of which PayPal tells the end: the first begins when the subscription does. */
export const periodOf = ({ startedAt, activeTo }: Subscription, now: string): Period | null => {
  if (startedAt === null || activeTo === null) return null;
  const month = monthsAfter(activeTo, -1);
  const start = month > startedAt ? month : startedAt;
  const days = Math.max(1, daysBetween(start, activeTo));
  const passed = Math.floor((Date.parse(now) - Date.parse(start)) / dayMs) + 1;
  return { start, end: activeTo, days, today: now >= activeTo ? 0 : Math.min(Math.max(passed, 1), days) };
};

/** When money is taken next: the try that follows one that failed comes before the month after it. */
export const nextChargeOf = ({ status, failure, nextBillingAt }: Subscription): string | null =>
  (status === 'pastDue' ? failure?.retryAt : null) ?? nextBillingAt;
