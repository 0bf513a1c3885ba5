import type { Language } from '#shared/messages/messages.ts';
import { addressOf as wholeAddressOf } from '#shared/site-address.ts';
import { techArticle, trail } from '../schema.ts';
import type { Known } from './all.ts';
import { addressOf } from './model.ts';

const names: Readonly<Record<Language, { readonly index: string; readonly set: string }>> = {
  es: { index: 'Formatos', set: 'Identificadores bancarios y fiscales de América Latina' },
  en: { index: 'Formats', set: 'Bank and tax identifiers of Latin America' },
};

const indexStep = (language: Language) => ({ name: names[language].index, path: '/formatos' as const });

export const dataOfIndex = (language: Language): readonly object[] => [trail([indexStep(language)], language)];

/** An identifier as a term of its set, the article that explains it, and the way to it. */
export const dataOf = ({ format }: Known, title: string, language: Language): readonly object[] => {
  const path = addressOf(format.id);
  const name = format.name[language];
  const description = format.definition[language];
  const term = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    name,
    description,
    url: wholeAddressOf(path, language),
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      name: names[language].set,
      url: wholeAddressOf('/formatos', language),
    },
  };
  return [
    term,
    techArticle({ path, title, description }, language),
    trail([indexStep(language), { name, path }], language),
  ];
};
