const secondMs = 1000;
export const daySeconds = 24 * 60 * 60;
export const dayMs = daySeconds * secondMs;

const shifted = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

export const plusDays = (instant: string, days: number): string => shifted(instant, days * dayMs);
export const minusDays = (instant: string, days: number): string => shifted(instant, -days * dayMs);
/** The same day of another year; the 29th of February becomes the 1st of March. */
export const plusYears = (instant: string, years: number): string => {
  const date = new Date(instant);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString();
};
export const plusSeconds = (instant: string, seconds: number): string => shifted(instant, seconds * secondMs);
export const plusHours = (instant: string, hours: number): string => plusSeconds(instant, hours * 60 * 60);
export const minusHours = (instant: string, hours: number): string => plusHours(instant, -hours);
export const minusSeconds = (instant: string, seconds: number): string => shifted(instant, -seconds * secondMs);
/** The last instant before another: instants are kept to the millisecond. */
export const instantBefore = (instant: string): string => shifted(instant, -1);
/** Its day (UTC): `2026-11-22`. */
export const dayOf = (instant: string): string => instant.slice(0, 'YYYY-MM-DD'.length);
/** When its day began. */
export const dayStart = (instant: string): string => `${dayOf(instant)}T00:00:00.000Z`;
/** Its month (UTC): `2026-11`. */
export const monthOf = (instant: string): string => instant.slice(0, 'YYYY-MM'.length);

const monthShifted = (month: string, by: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + by)).toISOString());
};
export const monthBefore = (month: string): string => monthShifted(month, -1);
export const monthAfter = (month: string): string => monthShifted(month, 1);
export const secondsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / secondMs;
