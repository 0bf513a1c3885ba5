import { monthAfter, monthOf, secondsBetween } from '../time.ts';

const minuteMs = 60_000;

/** The minute of the clock that a moment lies in, since 1970. */
export const minuteOf = (now: string): number => Math.floor(Date.parse(now) / minuteMs);

/** Seconds until the next minute begins, a begun one counted. */
export const minuteEndsIn = (now: string): number =>
  Math.ceil(((minuteOf(now) + 1) * minuteMs - Date.parse(now)) / 1000);

/** When the next month begins. */
export const monthEnd = (now: string): string => `${monthAfter(monthOf(now))}-01T00:00:00.000Z`;

export const monthEndsIn = (now: string): number => Math.ceil(secondsBetween(now, monthEnd(now)));

/** How long the month of a moment is. */
export const monthSeconds = (now: string): number => secondsBetween(`${monthOf(now)}-01T00:00:00.000Z`, monthEnd(now));
