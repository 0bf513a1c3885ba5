import { Cron } from 'croner';

/** When a schedule fires next after a moment; both in milliseconds since 1970. */
export type NextRun = (after: number) => number | undefined;

const units: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

const every = (interval: number, start: number): NextRun => {
  if (interval === 0) throw new Error('A rate of zero never fires.');
  return (after) => start + (Math.floor((after - start) / interval) + 1) * interval;
};

/**
 * `rate(5 minutes)` counts from the start; `cron(0 3 * * ? *)` is minutes, hours, day of month, month, day of week
 * (1 = Sunday) and year, in the schedule's time zone. One-time `at(...)` schedules are not known here.
 */
export const parseExpression = (
  expression: string,
  { start, timezone }: { readonly start: number; readonly timezone: string },
): NextRun => {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (count && unit) return every(Number(count) * (units[unit] ?? 0), start);
  const fields = /^cron\((.+)\)$/.exec(expression)?.[1]?.trim().split(/\s+/);
  if (fields?.length !== 6) throw new Error(`The local cloud does not know the schedule ${expression}.`);
  if (fields[5] !== '*') throw new Error(`The local cloud runs schedules of every year only, not ${expression}.`);
  const cron = new Cron(fields.slice(0, 5).join(' '), {
    timezone,
    sloppyRanges: true,
    alternativeWeekdays: true,
    mode: '5-part',
  });
  return (after) => cron.nextRun(new Date(after))?.getTime();
};
