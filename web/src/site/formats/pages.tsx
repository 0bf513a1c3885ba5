import type { PageWords, SitePage } from '../page.ts';
import type { Language } from '#shared/messages/messages.ts';
import { fullDescription } from '../description.ts';
import { all, checksIn, countries, type Known } from './all.ts';
import { FormatPage } from './format-page.tsx';
import { FormatsIndex } from './formats-index.tsx';
import { addressOf } from './model.ts';
import { dataOf, dataOfIndex } from './structured-data.ts';

const titleOf = (known: Known, language: Language): string => {
  const name = known.format.name[language];
  if (language === 'es')
    return checksIn(known) > 0
      ? `${name}: qué es y cómo se calcula su verificador`
      : `${name}: qué es y cómo se escribe`;
  return checksIn(known) > 0
    ? `${name}: what it is and how its check digit works`
    : `${name}: what it is and how to write it`;
};

/** What a page has beside its definition. */
const more = {
  es: (hasCheck: boolean) =>
    hasCheck
      ? ['Cada parte, su dígito verificador a mano y una calculadora.', 'Con errores comunes y fuente oficial.']
      : ['Qué dice cada parte y qué se puede revisar.', 'Con errores comunes y fuente oficial.'],
  en: (hasCheck: boolean) =>
    hasCheck
      ? ['Every part, its check digit by hand and a calculator.', 'With common mistakes and the official source.']
      : ['What every part means and what can be checked.', 'With common mistakes and the official source.'],
} as const satisfies Record<Language, (hasCheck: boolean) => readonly string[]>;

const wordsOf = (known: Known, language: Language): PageWords => ({
  title: titleOf(known, language),
  description: fullDescription(known.format.definition[language], more[language](checksIn(known) > 0)),
});

const pageOf = (known: Known): SitePage => ({
  path: addressOf(known.format.id),
  words: { es: wordsOf(known, 'es'), en: wordsOf(known, 'en') },
  Body: () => <FormatPage {...known} />,
  data: (language) => dataOf(known, titleOf(known, language), language),
  number: known.of.judge(known.format.example).parts.map(({ role, value }) => ({ role, text: value })),
});

const index: SitePage = {
  path: '/formatos',
  words: {
    es: {
      title: 'Formatos de cuentas y documentos de América Latina',
      description: `CLABE, CBU, CCI, PIX, RUT, RFC, CPF y más: ${all.length} identificadores de ${countries.length} países, con su dígito verificador a mano y una calculadora.`,
    },
    en: {
      title: 'Account and document formats in Latin America',
      description: `CLABE, CBU, CCI, PIX, RUT, RFC, CPF and more: ${all.length} identifiers from ${countries.length} countries, with the check digit by hand and a calculator.`,
    },
  },
  Body: FormatsIndex,
  data: dataOfIndex,
};

/** The encyclopedia: its index, and a page for every identifier. */
export const pages: readonly SitePage[] = [index, ...all.map(pageOf)];
