import type { CountryCode } from '#shared/engine/names.ts';
import type { AccountKind, Pack } from '#shared/engine/pack.ts';
import { formats as enFormats, documentTypes as enTypes } from '#shared/messages/names/en.ts';
import { formats as esFormats, documentTypes as esTypes } from '#shared/messages/names/es.ts';
import { fill } from '#shared/messages/index.ts';
import { sandboxAccount } from '#shared/validation/sandbox.ts';
import { aside, code, json, section, table, together } from '../markdown/write.ts';
import type { Language, Page } from '../page.ts';
import { fieldsOf } from './fields.ts';
import { formatMessages } from './messages.ts';
import { exampleOf, lengthOf, readOf } from './number.ts';
import { sandboxOf } from './sandbox.ts';

type Words = Readonly<Record<string, string>>;

const formats: Readonly<Record<Language, Words>> = { es: esFormats, en: enFormats };
const types: Readonly<Record<Language, Words>> = { es: esTypes, en: enTypes };

const sectionOf = (pack: Pack, kind: AccountKind, language: Language): string => {
  const { fields, usual } = formatMessages[language];
  const example = exampleOf(pack, kind);
  const isUsual = pack.accounts[0] === kind && pack.accounts.length > 1;
  return section(
    formats[language][kind.format] ?? kind.format,
    code(`accountFormat: ${kind.format}`) + (isUsual ? `. ${usual}` : '.'),
    `### ${fill(fields, { format: formats[language][kind.format] ?? kind.format })}`,
    fieldsOf(pack.country, kind.format, language),
    example && readOf(kind, example, language),
  );
};

const documentsOf = (pack: Pack, language: Language): string => {
  const { documents, document, length, example, kind: name } = formatMessages[language];
  return section(
    documents,
    table(
      [document, name, length, example],
      pack.documents.map((kind) => {
        const published = exampleOf(pack, kind);
        return [
          code(kind.type),
          types[language][kind.type] ?? kind.type,
          lengthOf(kind, published),
          published ? code(published) : '',
        ];
      }),
    ),
    ...pack.documents.flatMap((kind) => {
      const published = exampleOf(pack, kind);
      return published ? [readOf(kind, published, language)] : [];
    }),
  );
};

/** Everything a country's numbers are known by. */
export const pageOfCountry = (pack: Pack, language: Language): Page => {
  const { title, lead, sandbox, sandboxLead, findings } = formatMessages[language];
  const country = pack.names[language];
  const code = pack.country as CountryCode;
  return {
    path: `/api-documentation/formats/${code.toLowerCase()}`,
    group: 'formats',
    nav: country,
    title: fill(title, { country }),
    lead: fill(lead, { country }),
    markdown: together(
      ...pack.accounts.map((kind) => sectionOf(pack, kind, language)),
      documentsOf(pack, language),
      section(
        sandbox,
        sandboxLead,
        sandboxOf(code, language),
        fill(findings, { country }),
        aside(json({ country: code, ...sandboxAccount(code, 'valid') }, 'title="POST /v1/validations"')),
      ),
    ),
  };
};
