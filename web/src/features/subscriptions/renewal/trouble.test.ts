import { describe, expect, it } from 'vitest';
import { subscriptionTo } from '../rules/samples.ts';
import { troubleOf } from './trouble.ts';

const failure = { at: '2026-11-13T09:00:00.000Z', reason: 'PAYMENT_DENIED', retryAt: null };

describe('trouble with a renewal', () => {
  it('is none without a subscription, and none while all is paid', () => {
    expect(troubleOf(null)).toBeUndefined();
    expect(troubleOf(subscriptionTo('pro'))).toBeUndefined();
  });

  it('is a charge that failed, another one each time', () => {
    const first = troubleOf(subscriptionTo('pro', { status: 'pastDue', failure }));
    const second = troubleOf(
      subscriptionTo('pro', { status: 'pastDue', failure: { ...failure, at: '2026-11-18T09:00:00.000Z' } }),
    );
    expect(first?.what).toBe('failed');
    expect(second?.key).not.toBe(first?.key);
  });

  it('is a suspension, and nothing any more once it was cancelled', () => {
    expect(troubleOf(subscriptionTo('pro', { status: 'suspended', failure }))?.what).toBe('suspended');
    expect(troubleOf(subscriptionTo('pro', { status: 'cancelled', failure }))).toBeUndefined();
  });
});
