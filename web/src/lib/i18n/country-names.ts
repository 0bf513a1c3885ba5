import { languageOf, localeOf } from './language.ts';

/** The names of countries in the language on screen; none for a code that ISO 3166 does not know. */
export const countryNamesIn = (language: string): ((code: string) => string | undefined) => {
  const names = new Intl.DisplayNames(localeOf[languageOf(language)], { type: 'region', fallback: 'none' });
  return (code) => names.of(code);
};
