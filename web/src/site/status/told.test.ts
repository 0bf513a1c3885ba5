import { expect, test } from 'vitest';
import { components, statusHistoryDays } from '#shared/status.ts';
import { daysOf, headlineOf, type Told } from './told.ts';

const now = new Date(2026, 10, 23, 12);
const ago = (days: number, hours = 0): string => new Date(2026, 10, 23 - days, 12 + hours).toISOString();

const all = (bad: Partial<Record<(typeof components)[number], 'degraded' | 'outage'>>): Told['components'] =>
  components.map((component) => ({ component, status: bad[component] ?? 'operational', since: null }));

test('a day is as bad as the worst that happened in it, and others are not touched', () => {
  const incidents = [
    { component: 'mail', status: 'outage', startedAt: ago(3), endedAt: ago(3, 1) },
    { component: 'mail', status: 'degraded', startedAt: ago(3, 2), endedAt: ago(2) },
    { component: 'payments', status: 'outage', startedAt: ago(1), endedAt: null },
  ] as const;
  const days = daysOf(incidents, 'mail', now);
  expect(days).toHaveLength(statusHistoryDays);
  expect(days.slice(-5)).toEqual(['operational', 'outage', 'degraded', 'operational', 'operational']);
  expect(daysOf(incidents, 'payments', now).slice(-3)).toEqual(['operational', 'outage', 'outage']);
});

test('banks that are silent are told as banks, and not as a failure of ours', () => {
  const told = { incidents: [], updatedAt: now.toISOString() };
  expect(headlineOf({ ...told, status: 'degraded', components: all({ banks: 'degraded' }) })).toBe('banks');
  const both = all({ banks: 'degraded', mail: 'outage' });
  expect(headlineOf({ ...told, status: 'outage', components: both })).toBe('outage');
  expect(headlineOf({ ...told, status: 'operational', components: all({}) })).toBe('operational');
});
