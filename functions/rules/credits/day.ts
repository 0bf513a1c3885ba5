import type { Language } from '#shared/messages/messages.ts';

/** The westernmost clock of the nine countries: it shows the earliest day. */
const timeZone = 'Pacific/Honolulu';

const localeOf = (language: Language): string => (language === 'es' ? 'es-419' : 'en-US');

const written = (language: Language, iso: string, zone: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: zone }).format(new Date(iso));

/**
 * The last day on which something that ends at this moment can be counted on, as mails write it: `7 de diciembre de 2026`
 * for 02:00 UTC of the 8th, when it is still the evening of the 7th from Mexico to Brazil.
 */
export const lastDayIn = (language: Language, iso: string): string => written(language, iso, timeZone);

/** The day on which something begins that begins by the clock of UTC. */
export const dayIn = (language: Language, iso: string): string => written(language, iso, 'UTC');

/** The minute in which something was done, by a clock that is nobody's own. */
export const timeIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(iso),
  ) + ' UTC';

const [minute, hour] = [60, 3600];

/** How long something counts, never longer than it does: `60 minutos`, and from two hours on `2 horas`. */
export const spanIn = (language: Language, seconds: number): string => {
  const [unit, length] = seconds < 2 * hour ? (['minute', minute] as const) : (['hour', hour] as const);
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf(language), options).format(Math.floor(seconds / length));
};
