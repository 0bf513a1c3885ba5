import { packs } from '#shared/engine/index.ts';
import type { Language } from '../../page.ts';
import { code, table } from '../../markdown/write.ts';

const headers = {
  es: ['País', 'Código', 'Formatos', 'Documentos'],
  en: ['Country', 'Code', 'Formats', 'Documents'],
} as const satisfies Record<Language, readonly string[]>;

/** Every country with its formats and documents, each with a page of its own. */
export const countryTable = (language: Language): string =>
  table(
    headers[language],
    packs.map(({ country, names, accounts, documents }) => [
      `[${names[language]}](/api-documentation/formats/${country.toLowerCase()})`,
      code(country),
      accounts.map(({ format }) => code(format)).join(', '),
      documents.map(({ type }) => code(type)).join(', '),
    ]),
  );
