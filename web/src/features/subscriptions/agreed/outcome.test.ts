import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { Subscription } from '../api/subscriptions.ts';
import { now, periodEnd, subscriptionTo } from '../rules/samples.ts';
import { outcomeOf } from './outcome.ts';

const followed = { seen: undefined, trouble: undefined, looks: 1, isResting: false };
const seen = (change: Partial<Subscription>) =>
  outcomeOf({ ...followed, seen: subscriptionTo('pro', change) }, now).state;
const refused = (status: number) => new ApiError('no', status);

describe('what became of a subscription agreed at PayPal', () => {
  it.each([
    ['active', {}],
    ['waiting', { status: 'pending', activeTo: null }],
    ['waiting', { status: 'unknown' }],
    ['waiting', { activeTo: null }],
    ['later', { startsAt: periodEnd, activeTo: null }],
    ['active', { startsAt: '2026-11-13T09:00:00.000Z' }],
    ['troubled', { status: 'pastDue' }],
    ['troubled', { status: 'suspended' }],
    ['over', { status: 'cancelled' }],
    ['over', { status: 'expired' }],
  ] as const)('is %s', (state, change) => {
    expect(seen(change)).toBe(state);
  });

  it('is not known of an id that leads nowhere, and not yet while nobody could be asked', () => {
    expect(outcomeOf({ ...followed, trouble: refused(404) }, now)).toEqual({ state: 'unknown' });
    expect(outcomeOf({ ...followed, trouble: refused(0) }, now)).toEqual({ state: 'offline' });
    expect(outcomeOf({ ...followed, trouble: refused(503) }, now)).toEqual({ state: 'waiting' });
    expect(outcomeOf({ ...followed, looks: 0 }, now)).toEqual({ state: 'asking' });
  });

  it('is late once nobody asks any more', () => {
    expect(outcomeOf({ ...followed, isResting: true }, now)).toEqual({ state: 'late' });
  });

  it('stays what was seen although the next question failed', () => {
    const outcome = outcomeOf({ ...followed, seen: subscriptionTo('pro'), trouble: refused(0) }, now);
    expect(outcome.state).toBe('active');
  });
});
