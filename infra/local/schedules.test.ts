import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { productClock } from './host/clock.ts';
import { type Scheduler, eventBridgeScheduler } from './schedules.ts';
import { parseExpression } from './schedules/expression.ts';
import type { Schedule } from './schedules/read.ts';

const start = Date.UTC(2026, 10, 20, 12, 30);
const next = (expression: string, after = start, timezone = 'UTC') => {
  const time = parseExpression(expression, { start, timezone })(after);
  return time === undefined ? undefined : new Date(time).toISOString();
};

describe('an expression', () => {
  it.for<[string, string, string?]>([
    ['rate(1 minute)', '2026-11-20T12:31:00.000Z'],
    ['rate(6 hours)', '2026-11-20T18:30:00.000Z'],
    ['cron(0 3 * * ? *)', '2026-11-21T03:00:00.000Z'],
    ['cron(0/5 * * * ? *)', '2026-11-20T12:35:00.000Z'],
    ['cron(0 0 L * ? *)', '2026-11-30T00:00:00.000Z'],
    ['cron(0 9 ? * 1 *)', '2026-11-22T09:00:00.000Z'],
    ['cron(0 9 ? * MON-FRI *)', '2026-11-23T09:00:00.000Z'],
    ['cron(0 9 * * ? *)', '2026-11-20T15:00:00.000Z', 'America/Mexico_City'],
  ])('%s fires next at %s', ([expression, expected, timezone]) => {
    expect(next(expression, start, timezone)).toBe(expected);
  });

  it.for(['at(2026-11-20T10:00:00)', 'cron(0 3 * * ?)', 'cron(0 3 * * ? 2027)', 'rate(0 minutes)', 'hourly'])(
    '%s is refused',
    (expression) => {
      expect(() => next(expression)).toThrow(/not know the schedule|every year only|never fires/);
    },
  );

  it('always fires after the moment it is asked about, and never skips a turn of its rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.nat(10 ** 9), (minutes, elapsed) => {
        const due = parseExpression(`rate(${minutes} minutes)`, { start, timezone: 'UTC' })(start + elapsed) ?? 0;
        expect(due).toBeGreaterThan(start + elapsed);
        expect(due - (start + elapsed)).toBeLessThanOrEqual(minutes * 60_000);
        expect((due - start) % (minutes * 60_000)).toBe(0);
      }),
    );
  });
});

describe('the scheduler', () => {
  let scheduler: Scheduler;
  afterEach(() => scheduler.close());

  const schedule = (name: string, expression: string): Schedule => ({
    path: `S/${name}`,
    name,
    expression,
    timezone: 'UTC',
    functionArn: name,
    role: 'arn:aws:iam::000000000000:role/scheduler',
    event: (time) => ({ time }),
  });

  const begin = (schedules: readonly Schedule[], failing: readonly string[] = []) => {
    const clock = productClock();
    const invoked: string[] = [];
    const error = { errorType: 'Error', errorMessage: 'failed' };
    const lambda = {
      invoke: async (arn: string) => {
        invoked.push(arn);
        return { requestId: 'r', durationMs: 1, ...(failing.includes(arn) ? { error } : {}) };
      },
    };
    scheduler = eventBridgeScheduler({ schedules, clock, lambda, log: () => {} });
    return { clock, invoked };
  };

  it('runs what became due while time moved on, in order, each once', async () => {
    const { clock, invoked } = begin([schedule('daily', 'rate(1 day)'), schedule('often', 'rate(1 minute)')]);
    clock.advance(30);
    expect(await scheduler.settled()).toEqual([]);
    clock.advance(2 * 86_400);
    expect((await scheduler.settled()).map((run) => run.schedule)).toEqual(['often', 'daily']);
    expect(invoked).toEqual(['often', 'daily']);
  });

  it('keeps what becomes due while it is held, and runs it once when the clock is moved on later', async () => {
    const { clock, invoked } = begin([schedule('often', 'rate(1 minute)')]);
    scheduler.hold();
    clock.advance(600);
    expect(await scheduler.settled()).toEqual([]);
    scheduler.letGo();
    clock.advance(1);
    await scheduler.settled();
    expect(invoked).toEqual(['often']);
  });

  it('runs by itself when the time comes', async () => {
    const { clock, invoked } = begin([schedule('often', 'rate(1 minute)')]);
    clock.advance(59.95);
    await expect.poll(() => invoked).toEqual(['often']);
  });

  it('goes on after a run that failed, and says so', async () => {
    begin([schedule('bad', 'rate(1 day)'), schedule('good', 'rate(1 day)')], ['bad']);
    expect(await scheduler.run('all')).toMatchObject([
      { schedule: 'bad', error: { errorMessage: 'failed' } },
      { schedule: 'good' },
    ]);
  });

  it('begins nothing more once it is closed, in the middle of its turns too', async () => {
    const { clock, invoked } = begin([schedule('first', 'rate(1 day)'), schedule('second', 'rate(1 day)')]);
    const turns = scheduler.run('all');
    clock.advance(2 * 86_400);
    scheduler.close();
    await Promise.all([turns, scheduler.settled()]);
    expect(invoked).toEqual(['first']);
  });

  it('refuses a schedule it does not have, and names those it has', async () => {
    begin([schedule('one', 'rate(1 day)')]);
    await expect(scheduler.run('two')).rejects.toThrow('There is no schedule two; there are: one.');
    expect(scheduler.list()).toMatchObject([{ name: 'one', expression: 'rate(1 day)' }]);
  });
});
