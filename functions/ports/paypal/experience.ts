import type { Language } from '#shared/messages/messages.ts';

export const localeOf = { es: 'es-MX', en: 'en-US' } as const satisfies Record<Language, string>;
