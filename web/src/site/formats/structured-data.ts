import type { Language } from '#shared/messages/messages.ts';
import type { Known } from './all.ts';
import { addressOf } from './model.ts';
import { inLanguage } from '../addresses.ts';

const context = 'https://schema.org';

const names: Readonly<Record<Language, { readonly home: string; readonly index: string; readonly set: string }>> = {
  es: { home: 'Inicio', index: 'Formatos', set: 'Identificadores bancarios y fiscales de América Latina' },
  en: { home: 'Home', index: 'Formats', set: 'Bank and tax identifiers of Latin America' },
};

const trail = (steps: readonly (readonly [name: string, path: string])[], language: Language) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: inLanguage(path, language),
  })),
});

export const dataOfIndex = (language: Language): readonly object[] => {
  const { home, index } = names[language];
  return [
    trail(
      [
        [home, '/'],
        [index, '/formatos'],
      ],
      language,
    ),
  ];
};

/** An identifier as a term of its set, and the article that explains it. */
export const dataOf = ({ format }: Known, language: Language): readonly object[] => {
  const { home, index, set } = names[language];
  const name = format.name[language];
  const description = format.definition[language];
  const term = { '@type': 'DefinedTerm', name, description, inDefinedTermSet: { '@type': 'DefinedTermSet', name: set } };
  return [
    { '@context': context, '@type': 'TechArticle', headline: name, description, inLanguage: language, about: term },
    trail(
      [
        [home, '/'],
        [index, '/formatos'],
        [name, addressOf(format.id)],
      ],
      language,
    ),
  ];
};
