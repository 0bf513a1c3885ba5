import type { Language } from '../page.ts';
import { legalPage } from './legal-page.ts';
import { legalText, type LegalText } from './legal-text.ts';
import { versions, type LegalName } from './versions.ts';

const both = (name: LegalName): Readonly<Record<Language, LegalText>> => ({
  es: legalText(name, 'es'),
  en: legalText(name, 'en'),
});

const pageOf = (name: LegalName) => {
  const words = both(name);
  return {
    path: `/${name}` as const,
    words,
    main: (language: Language): string => legalPage(words[language], versions[name], language),
  };
};

/** The texts of the law, and the one for whoever finds a flaw. */
export const legalPages = (Object.keys(versions) as LegalName[]).map(pageOf);
