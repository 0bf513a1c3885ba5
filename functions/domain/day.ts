import type { Language } from '#shared/messages/messages.ts';

/** A day as mails write it: `8 de diciembre de 2026`. */
export const dayIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-419' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );
