import * as english from '../en.ts';
import * as spanish from '../es.ts';
import { texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';

/** What the command says, and how the engine's findings are told, by language. */
export const languages = { es: { ...spanish, texts: es }, en: { ...english, texts: en } };

export type Language = keyof typeof languages;

export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text);

/** The language of the shell: a machine without one speaks English, as its other commands do. */
export const languageOf = (env: Readonly<Record<string, string | undefined>>): Language => {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || 'C';
  return /^(en|C|POSIX)/.test(locale) ? 'en' : 'es';
};
