import { en } from './en.ts';
import { es } from './es.ts';
import type { Language, Messages } from './messages.ts';

export const messages: Readonly<Record<Language, Messages>> = { es, en };

/** Spanish unless the client's first supported preference is English. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((code): code is Language => code === 'es' || code === 'en') ?? 'es';

export { fill } from './fill.ts';
