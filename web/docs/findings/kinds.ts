import { packs, type FindingCode } from '#shared/engine/index.ts';
import type { NumberKind } from '#shared/engine/pack.ts';
import { formats as enFormats, documentTypes as enTypes, fields as enFields } from '#shared/messages/names/en.ts';
import { formats as esFormats, documentTypes as esTypes, fields as esFields } from '#shared/messages/names/es.ts';
import type { Language } from '../page.ts';

interface Named {
  readonly country: string;
  readonly code: string;
  readonly name: Readonly<Record<Language, string>>;
}

type Words = Readonly<Record<string, string>>;

const both = (key: string, es: Words, en: Words): Named['name'] => ({ es: es[key] ?? key, en: en[key] ?? key });

/** Every kind of number of every country, and what it is called. */
const kinds: readonly Named[] = packs.flatMap(({ country, accounts, documents }) => [
  ...accounts.map(({ code, format }) => ({ country, code, name: both(format, esFormats, enFormats) })),
  ...documents.map(({ code, type }) => ({ country, code, name: both(type, esTypes, enTypes) })),
  ...accounts.flatMap(({ companions = {} }) =>
    (Object.entries(companions) as [string, NumberKind][]).map(([field, { code }]) => ({
      country,
      code,
      name: both(field, esFields, enFields),
    })),
  ),
]);

/** The kind of number that a finding is of; none where it may be said of any. */
export const kindOf = (finding: FindingCode): Named | undefined =>
  kinds.find(({ code }) => finding.startsWith(`${code}.`));

/** What a country is called. */
export const countryName = (country: string, language: Language): string => {
  const pack = packs.find((one) => one.country === country);
  if (!pack) throw new Error(`No pack is of ${country}`);
  return pack.names[language];
};
