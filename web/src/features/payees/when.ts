import { languageOf, localeOf } from '../../lib/i18n/language.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Whole days of the reader's calendar between two moments. */
const daysBetween = (from: Date, to: Date): number => {
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return Math.round((midnight(to) - midnight(from)) / (24 * hourMs));
};

const daysAtMost = 6;

/** `ahora` reads as if it were happening. */
const justNow = { es: 'hace un momento', en: 'just now' };

/** Moments of a payee's past in words, as near as they are: minutes, days, and then the date. */
export const whenIn = (chosen: string, now = new Date()) => {
  const locale = localeOf[languageOf(chosen)];
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const dated = (at: Date, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(at);
  const sameYear = (at: Date) => at.getFullYear() === now.getFullYear();
  const yearOf = (at: Date): Intl.DateTimeFormatOptions => (sameYear(at) ? {} : { year: 'numeric' });
  const clock = (at: Date) => dated(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return {
    /** hace un momento · hace 12 minutos · hoy, 15:42 · ayer, 17:40 · hace 2 días · 14 nov · 14 nov 2025 */
    ago: (iso: string): string => {
      const at = new Date(iso);
      const ms = now.getTime() - at.getTime();
      const days = daysBetween(at, now);
      if (ms < minuteMs) return justNow[languageOf(chosen)];
      if (ms < hourMs) return relative.format(-Math.floor(ms / minuteMs), 'minute');
      if (days <= 1) return `${relative.format(-days, 'day')}, ${clock(at)}`;
      if (days <= daysAtMost) return relative.format(-days, 'day');
      return dated(at, { day: 'numeric', month: 'short', ...yearOf(at) });
    },
    /** 3 de mayo · 3 de mayo de 2025 */
    day: (iso: string): string => {
      const at = new Date(iso);
      return dated(at, { day: 'numeric', month: 'long', ...yearOf(at) });
    },
    /** marzo de 2025 */
    month: (iso: string): string => dated(new Date(iso), { month: 'long', year: 'numeric' }),
    /** mar 2025 */
    shortMonth: (iso: string): string => dated(new Date(iso), { month: 'short', year: 'numeric' }),
    /** 3 may */
    shortDay: (iso: string): string => dated(new Date(iso), { day: 'numeric', month: 'short' }),
  };
};
