/** To the second, as PayPal writes times. */
export const iso = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');

export const hours = 3_600_000;
export const days = 24 * hours;

export type Period = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

/** The same day of a later month, or its last day where the month is shorter. */
const plusMonths = (at: number, months: number): number => {
  const from = new Date(at);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(at);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime();
};

const later: Readonly<Record<Period, (at: number, count: number) => number>> = {
  DAY: (at, count) => at + count * days,
  WEEK: (at, count) => at + count * 7 * days,
  MONTH: plusMonths,
  YEAR: (at, count) => plusMonths(at, 12 * count),
};

export const plusPeriods = (at: number, period: Period, count: number): number => later[period](at, count);
