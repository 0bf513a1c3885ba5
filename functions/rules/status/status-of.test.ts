import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { components, type ServiceState } from '#shared/status.ts';
import { plusSeconds } from '../time.ts';
import { statusOf, type Alarm, type Ring } from './status-of.ts';

const noon = '2026-11-23T12:00:00.000Z';
const at = (minutes: number): string => plusSeconds(noon, minutes * 60);

const whose = { alarm: 'CapturesRefused', component: 'payments', harm: 'outage' } as const;
const rings: Alarm = { ...whose, isRinging: true, changedAt: noon };
const ring: Ring = { ...whose, startedAt: noon };

const of = (component: string, status: ReturnType<typeof statusOf>) =>
  status.components.find((one) => one.component === component);

describe('the status', () => {
  test('of a service whose alarms never said anything is operational, component by component', () => {
    const { status, components: all, incidents } = statusOf({ alarms: [], rings: [] });
    expect([status, incidents]).toEqual(['operational', []]);
    expect(all.map(({ component }) => component)).toEqual(components);
    expect(new Set(all.map((one) => one.status))).toEqual(new Set<ServiceState>(['operational']));
  });

  test('is the worst that rings, since the first of it', () => {
    const slow: Alarm = { ...rings, alarm: 'Slow', harm: 'degraded', changedAt: at(-5) };
    const status = statusOf({ alarms: [rings, slow], rings: [] });
    expect(status.status).toBe('outage');
    expect(of('payments', status)).toEqual({ component: 'payments', status: 'outage', since: at(-5) });
    expect(of('mail', status)).toEqual({ component: 'mail', status: 'operational', since: null });
  });

  test('tells nothing of an alarm that customers do not notice', () => {
    const unnoticed = { ...rings, harm: 'none' } as const;
    expect(statusOf({ alarms: [unnoticed], rings: [{ ...ring, harm: 'none' }] })).toMatchObject({
      status: 'operational',
      incidents: [],
    });
  });
});

describe('an incident', () => {
  test('goes on while its alarm rings, and ends with it', () => {
    expect(statusOf({ alarms: [rings], rings: [ring] }).incidents).toMatchObject([{ endedAt: null }]);
    const ended = statusOf({ alarms: [{ ...rings, isRinging: false, changedAt: at(4) }], rings: [ring] });
    expect(ended.incidents).toMatchObject([{ status: 'outage', startedAt: noon, endedAt: at(4) }]);
  });

  test('is one for rings of a component that follow closely, and another after a pause', () => {
    const each = [0, 10, 60].map((start) => ({ ...ring, startedAt: at(start), endedAt: at(start + 5) }));
    const spans = statusOf({ alarms: [], rings: each }).incidents.map(({ startedAt, endedAt }) => [startedAt, endedAt]);
    expect(spans).toEqual([
      [at(60), at(65)],
      [at(0), at(15)],
    ]);
  });

  const anyRing = fc.record({
    alarm: fc.constantFrom('One', 'Two'),
    component: fc.constantFrom(...components),
    harm: fc.constantFrom('degraded', 'outage' as const),
    start: fc.integer({ min: -10_000, max: 0 }),
    length: fc.integer({ min: 0, max: 300 }),
  });

  test('is the same in whatever order its rings are read, and none of a component overlaps another', () => {
    fc.assert(
      fc.property(fc.array(anyRing, { maxLength: 30 }), (drawn) => {
        const all = drawn.map(({ start, length, ...one }): Ring => ({
          ...one,
          startedAt: at(start),
          endedAt: at(start + length),
        }));
        const key = (told: ReturnType<typeof statusOf>) => told.incidents.map((one) => JSON.stringify(one)).toSorted();
        const told = statusOf({ alarms: [], rings: all });
        expect(key(told)).toEqual(key(statusOf({ alarms: [], rings: all.toReversed() })));
        for (const own of Map.groupBy(told.incidents, ({ component }) => component).values())
          expect(own.slice(1).every(({ endedAt }, index) => (endedAt ?? '~') < (own[index]?.startedAt ?? ''))).toBe(
            true,
          );
      }),
    );
  });
});
