import { expect, test } from 'vitest';
import type { PackName } from '#shared/plans.ts';
import { beginningOf, replacedAmong, standingOf } from './standing.ts';

const [before, now, later] = ['2026-10-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z', '2026-12-22T10:00:00.000Z'];

const going = (plan: PackName, more: object = {}) => ({
  id: `sub_${plan}`,
  plan,
  status: 'active',
  startedAt: before,
  paidThrough: later,
  entitledUntil: later,
  ...more,
});
const cancelled = (plan: PackName, more: object = {}) =>
  going(plan, { status: 'cancelled', endedAs: 'cancelled', ...more });
const ahead = (plan: PackName) =>
  going(plan, { id: 'sub_ahead', startsAt: later, paidThrough: undefined, startedAt: now });

const begins = (plan: PackName, ...all: ReturnType<typeof going>[]) => beginningOf(plan, standingOf(all, now), now);
const [today, atItsEnd] = [undefined, later];

test.for<[string, ReturnType<typeof begins>, ReturnType<typeof begins>]>([
  ['without any', begins('pro'), { startsAt: today, replaces: undefined }],
  ['on a lower plan', begins('enterprise', going('pro')), { startsAt: today, replaces: 'sub_pro' }],
  ['on a higher one', begins('basic', going('pro')), { startsAt: atItsEnd, replaces: 'sub_pro' }],
  ['on the same', begins('pro', going('pro')), 'alreadyOnPlan'],
  ['on the same, cancelled', begins('pro', cancelled('pro')), { startsAt: atItsEnd, replaces: 'sub_pro' }],
  ['on a lower one, cancelled', begins('pro', cancelled('basic')), { startsAt: today, replaces: 'sub_basic' }],
  [
    'on the same, which cannot be charged',
    begins('pro', going('pro', { status: 'pastDue', paidThrough: now })),
    { startsAt: today, replaces: 'sub_pro' },
  ],
  ['with the same agreed to for later', begins('basic', cancelled('pro'), ahead('basic')), 'alreadyOnPlan'],
  [
    'with another agreed to for later, and the current one wanted again',
    begins('pro', cancelled('pro'), ahead('basic')),
    { startsAt: atItsEnd, replaces: 'sub_ahead' },
  ],
])('a plan begins for who asks for it %s', ([, found, wanted]) => {
  expect(found).toEqual(wanted);
});

test('one that nobody agreed to is in no place; one whose paid time is over is among those before', () => {
  const unwanted = going('basic', { startedAt: undefined, status: 'cancelled', entitledUntil: undefined });
  const over = cancelled('pro', { entitledUntil: undefined });
  expect(standingOf([unwanted, over], now)).toEqual({ current: undefined, upcoming: undefined, previous: [over] });
});

test('of those that go on all but the one that took effect last are replaced, whoever looks', () => {
  const [one, other] = [going('pro', { id: 'sub_1' }), going('enterprise', { id: 'sub_2' })];
  const last = going('basic', { id: 'sub_0', startedAt: now });
  expect(replacedAmong([one])).toEqual([]);
  expect(replacedAmong([other, one])).toEqual([one]);
  expect(replacedAmong([last, other, one])).toEqual([one, other]);
});

test('nobody is replaced by what nobody agreed to, or what is over', () => {
  const current = going('pro');
  expect(replacedAmong([going('enterprise', { id: 'sub_z', startedAt: undefined }), current])).toEqual([]);
  expect(replacedAmong([cancelled('enterprise', { id: 'sub_z' }), current])).toEqual([]);
});
