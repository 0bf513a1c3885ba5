import type { Quota } from './usage-plan.ts';

const dayMs = 86_400_000;

/** `2026-11-22`, in UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Both days included. */
export const daysBetween = (first: string, last: string): readonly string[] => {
  const from = Date.parse(first);
  const count = Math.round((Date.parse(last) - from) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayOf(from + index * dayMs));
};

const starts: Readonly<Record<Quota['period'], (day: Date, offset: number) => number>> = {
  DAY: (day) => day.getTime(),
  WEEK: (day, offset) => day.getTime() - ((day.getUTCDay() - offset + 7) % 7) * dayMs,
  MONTH: (day, offset) => {
    const months = day.getUTCDate() > offset ? 0 : -1;
    return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1 + offset);
  },
};

/** The first day of the period that a day is in: with MONTH and offset 4, `2026-11-22` -> `2026-11-05`. */
export const firstDayOf = ({ period, offset }: Pick<Quota, 'period' | 'offset'>, day: string): string =>
  dayOf(starts[period](new Date(day), offset));
