import type { Language } from '#shared/messages/messages.ts';
import { keepCookie, readCookie } from '../cookies.ts';

export type { Language };

/** Spanish unless English was chosen. */
export const languageOf = (chosen: string | undefined): Language => (chosen === 'en' ? 'en' : 'es');

export const readLanguage = (): Language => languageOf(readCookie('language'));
export const keepLanguage = (language: Language): void => keepCookie('language', language);

/** The locale that formats numbers, money and dates: Latin American Spanish writes 1,250.50 and not 1250,50. */
export const localeOf: Readonly<Record<Language, string>> = { es: 'es-419', en: 'en-US' };
