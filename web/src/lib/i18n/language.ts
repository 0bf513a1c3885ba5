import type { Language } from '#shared/messages/messages.ts';
import { keepCookie, readCookie } from '../cookies.ts';

export type { Language };

/** Spanish unless English was chosen. */
export const languageOf = (chosen: string | undefined): Language => (chosen === 'en' ? 'en' : 'es');

/** That of the address, as for documents, or else the one that was chosen. */
export const readLanguage = (): Language =>
  languageOf(new URLSearchParams(location.search).get('lang') ?? readCookie('language'));

/** From now on the choice counts, also where the address named a language. */
export const keepLanguage = (language: Language): void => {
  keepCookie('language', language);
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
};

/** The locale that formats numbers, money and dates: Latin American Spanish writes 1,250.50 and not 1250,50. */
export const localeOf: Readonly<Record<Language, string>> = { es: 'es-419', en: 'en-US' };
