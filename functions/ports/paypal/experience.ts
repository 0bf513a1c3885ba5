import type { Language } from '#shared/messages/messages.ts';

/** How payers know us on PayPal's pages. */
export const brand = 'CuentaClara';

export const localeOf = { es: 'es-MX', en: 'en-US' } as const satisfies Record<Language, string>;
