import { secondsBetween } from '../time.ts';

const minuteMs = 60_000;

/** The minute of the clock that a moment lies in, since 1970. */
export const minuteOf = (now: string): number => Math.floor(Date.parse(now) / minuteMs);

/** Seconds until the next minute begins, a begun one counted. */
export const minuteEndsIn = (now: string): number =>
  Math.ceil(((minuteOf(now) + 1) * minuteMs - Date.parse(now)) / 1000);

/** `2026-11`: months are those of UTC. */
export const monthOf = (now: string): string => now.slice(0, '2026-11'.length);

/** When the next month begins. */
export const monthEnd = (now: string): string => {
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString();
};

export const monthEndsIn = (now: string): number => Math.ceil(secondsBetween(now, monthEnd(now)));

/** How long the month of a moment is. */
export const monthSeconds = (now: string): number => secondsBetween(`${monthOf(now)}-01T00:00:00.000Z`, monthEnd(now));
