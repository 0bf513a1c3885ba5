import { describe, expect, it } from 'vitest';
import { monthsAfter } from './months.ts';
import { nextChargeOf, periodOf } from './period.ts';
import { now, subscriptionTo } from './samples.ts';

const started = (startedAt: string, activeTo: string) => subscriptionTo('pro', { startedAt, activeTo });

describe('the paid month', () => {
  it('is the last one before the end that PayPal tells', () => {
    const period = periodOf(started('2026-08-13T09:00:00.000Z', '2026-12-13T09:00:00.000Z'), now);
    expect(period).toEqual({
      start: '2026-11-13T09:00:00.000Z',
      end: '2026-12-13T09:00:00.000Z',
      days: 30,
      today: 8,
    });
  });

  it('begins with the subscription where that is later', () => {
    expect(periodOf(started('2026-11-20T10:00:00.000Z', '2026-12-13T09:00:00.000Z'), now)?.today).toBe(1);
  });

  it('has no day of today once it is over, and there is none before anything was paid', () => {
    expect(periodOf(started('2026-10-13T09:00:00.000Z', '2026-11-13T09:00:00.000Z'), now)?.today).toBe(0);
    expect(periodOf(subscriptionTo('pro', { activeTo: null }), now)).toBeNull();
  });
});

describe('a month later', () => {
  it('is the last day of a month that is too short', () => {
    expect(monthsAfter('2027-01-31T12:00:00.000Z', 1)).toBe('2027-02-28T12:00:00.000Z');
    expect(monthsAfter('2026-03-31T12:00:00.000Z', -1)).toBe('2026-02-28T12:00:00.000Z');
    expect(monthsAfter('2026-12-15T12:00:00.000Z', 1)).toBe('2027-01-15T12:00:00.000Z');
  });
});

describe('the next charge', () => {
  const failure = { at: '2026-11-13T09:00:00.000Z', reason: 'PAYMENT_DENIED', retryAt: '2026-11-23T09:00:00.000Z' };

  it('is the renewal, or after one that failed the next try', () => {
    const current = subscriptionTo('pro');
    expect(nextChargeOf(current)).toBe(current.nextBillingAt);
    expect(nextChargeOf({ ...current, status: 'pastDue', failure })).toBe(failure.retryAt);
  });

  it('is none of a suspended one', () => {
    expect(nextChargeOf(subscriptionTo('pro', { status: 'suspended', failure, nextBillingAt: null }))).toBeNull();
  });
});
