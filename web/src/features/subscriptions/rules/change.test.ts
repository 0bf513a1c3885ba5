import { describe, expect, it } from 'vitest';
import { plans } from '#shared/plans.ts';
import { changeOf, keysAtRisk } from './change.ts';
import { creditsOf, free, keysOf, lotOf, now, periodEnd, subscriber, subscriptionTo } from './samples.ts';

const { basic, pro, enterprise } = plans;

describe('a first plan', () => {
  it('is paid and begins today, adds its credits to those there are, and is charged again in a month', () => {
    expect(changeOf(free, 'basic', now)).toMatchObject({
      course: 'start',
      from: null,
      charge: { usd: basic.monthly.priceUsd, at: null, next: '2026-12-20T12:00:00.000Z' },
      sum: { have: 5, add: basic.monthly.validations, total: 5 + basic.monthly.validations },
    });
  });

  it('tells only what changes', () => {
    expect(changeOf(free, 'basic', now).rows).toEqual([
      { what: 'price', before: 0, after: basic.monthly.priceUsd },
      { what: 'validations', before: 0, after: basic.monthly.validations },
      { what: 'keys', before: plans.free.keys.count, after: basic.keys.count },
    ]);
  });

  it('makes keys answer again that stopped with the plan before', () => {
    const standing = { ...free, keys: keysOf(2, 1, 'lapsed') };
    expect(changeOf(standing, 'pro', now)).toMatchObject({ starting: 2, stopping: 0 });
    expect(changeOf(standing, 'basic', now)).toMatchObject({ starting: 0, stopping: 0 });
  });

  it('below what a pack brings takes nothing of it away', () => {
    const standing = { ...free, plan: 'enterprise' as const, keys: keysOf(2, 0) };
    const change = changeOf(standing, 'basic', now);
    expect(change.stopping).toBe(0);
    expect(change.rows.map(({ what }) => what)).toEqual(['price', 'validations']);
  });
});

it('pays out of its credits what is owed, and no more than that', () => {
  const owing = (debt: number) => ({ ...free, credits: { ...free.credits, debt } });
  expect(changeOf(owing(6), 'basic', now).sum).toEqual({ have: 5, add: 15, owed: 6, total: 14 });
  expect(changeOf(owing(40), 'basic', now).sum).toEqual({ have: 5, add: 15, owed: 15, total: 5 });
});

describe('a higher plan', () => {
  const change = changeOf(subscriber('pro'), 'enterprise', now);

  it('begins today and keeps the credits of the period that is paid', () => {
    expect(change).toMatchObject({
      course: 'rise',
      from: null,
      charge: { usd: enterprise.monthly.priceUsd, at: null },
      sum: { have: 38, add: 100, total: 138 },
    });
  });

  it('gains what the plan before is without, and stops no key', () => {
    expect(change.rows).toEqual([
      { what: 'price', before: 66, after: 125 },
      { what: 'validations', before: 50, after: 100 },
      { what: 'perKey', before: 5_000, after: 25_000 },
      { what: 'keys', before: 5, after: 20 },
      { what: 'features', features: ['widget', 'sso', 'whiteLabel'], before: false, after: true },
    ]);
    expect([change.stopping, change.starting]).toEqual([0, 0]);
  });

  it('brings the widget even where a pack of the same plan brought the rest', () => {
    const standing = { ...subscriber('pro'), plan: 'enterprise' as const };
    expect(changeOf(standing, 'enterprise', now).rows.at(-1)).toEqual({
      what: 'features',
      features: ['widget'],
      before: false,
      after: true,
    });
  });
});

describe('a lower plan', () => {
  it('waits for the end of the paid period, when keys of production stop; nothing is charged or added today', () => {
    const change = changeOf(subscriber('pro'), 'basic', now);
    expect(change).toMatchObject({
      course: 'fall',
      from: periodEnd,
      charge: { usd: basic.monthly.priceUsd, at: periodEnd, next: '2027-01-13T09:00:00.000Z' },
      sum: null,
      stopping: 2,
      packUntil: null,
    });
    expect(change.rows.at(-1)).toEqual({
      what: 'features',
      features: ['production', 'webhooks'],
      before: true,
      after: false,
    });
  });

  it('takes no key away while a pack of a higher plan lives on, and tells until when', () => {
    const later = '2027-02-01T00:00:00.000Z';
    const standing = subscriber('basic', { plan: 'pro', credits: creditsOf(lotOf('pack', 20, later)) });
    expect(changeOf(standing, 'free', now)).toMatchObject({ course: 'leave', stopping: 0, packUntil: later });
    const shortlived = { ...standing, credits: creditsOf(lotOf('pack', 20, '2026-12-01T00:00:00.000Z')) };
    expect(changeOf(shortlived, 'free', now)).toMatchObject({ stopping: 2, packUntil: null });
  });
});

describe('the same plan', () => {
  it('is had already while it renews, and while it follows the one of today', () => {
    expect(changeOf(subscriber('pro'), 'pro', now)).toMatchObject({ course: 'none', charge: null, rows: [] });
    const upcoming = subscriptionTo('basic', { startsAt: periodEnd });
    expect(changeOf(subscriber('pro', { upcoming }), 'basic', now).course).toBe('none');
  });

  it('begins when the paid period ends once it was cancelled', () => {
    const current = subscriptionTo('pro', { status: 'cancelled', endedAs: 'cancelled', nextBillingAt: null });
    expect(changeOf(subscriber('pro', { current }), 'pro', now)).toMatchObject({ course: 'again', from: periodEnd });
  });

  it('begins anew today where it could not be charged and the paid time is over', () => {
    const current = subscriptionTo('pro', { status: 'suspended', activeTo: '2026-11-13T09:00:00.000Z' });
    expect(changeOf(subscriber('pro', { current }), 'pro', now)).toMatchObject({ course: 'again', from: null });
  });
});

describe('leaving', () => {
  it('charges nothing and stops keys when the paid period ends', () => {
    expect(changeOf(subscriber('pro'), 'free', now)).toMatchObject({
      course: 'leave',
      from: periodEnd,
      charge: null,
      stopping: 2,
    });
  });

  it('is nothing to whoever has no subscription', () => {
    expect(changeOf(free, 'free', now).course).toBe('none');
  });

  it('puts at risk the keys of production that answer, unless a pack keeps them up', () => {
    expect(keysAtRisk(subscriber('pro'), periodEnd)).toBe(2);
    expect(keysAtRisk(subscriber('pro', { keys: keysOf(2, 1, 'inactive') }), periodEnd)).toBe(0);
    expect(keysAtRisk(subscriber('pro', { keys: null }), periodEnd)).toBe(0);
    const packs = creditsOf(lotOf('pack', 20, '2027-02-01T00:00:00.000Z'));
    expect(keysAtRisk(subscriber('pro', { credits: packs }), periodEnd)).toBe(0);
    const spent = creditsOf(lotOf('pack', 0, '2027-02-01T00:00:00.000Z'));
    expect(keysAtRisk(subscriber('pro', { credits: spent }), periodEnd)).toBe(0);
    const lower = creditsOf(lotOf('pack', 20, '2027-02-01T00:00:00.000Z', 'basic'));
    expect(keysAtRisk(subscriber('pro', { credits: lower }), periodEnd)).toBe(2);
  });
});

it('is told by the price of the plans, whatever was agreed to before', () => {
  const current = subscriptionTo('pro', { amount: { value: '59.00', currency: 'USD' } });
  expect(changeOf(subscriber('pro', { current }), 'enterprise', now).rows[0]).toEqual({
    what: 'price',
    before: 59,
    after: enterprise.monthly.priceUsd,
  });
  expect(pro.monthly.priceUsd).not.toBe(59);
});
