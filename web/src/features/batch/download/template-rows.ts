import type { TFunction } from 'i18next';
import { batchFields, type AskedRow, type BatchField } from '#shared/batch/fields.ts';
import type { Country } from '#shared/engine/country.ts';
import { isCountry } from '#shared/engine/load-country.ts';
import type { AccountType, DocumentType } from '#shared/engine/names.ts';
import type { FieldRequirement, Requirements } from '#shared/engine/requirements.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { sandboxAccount, sandboxAccounts, type ScenarioName } from '#shared/validation/sandbox.ts';

type Texts = TFunction<'batch'>;
type Row = readonly string[];

/** What the examples bring about; whom each expects is nobody real. */
const examples = ['valid', 'masked', 'notFound'] as const satisfies readonly ScenarioName[];

/** What a batch takes beside what the country asks for. */
const always: ReadonlySet<BatchField> = new Set(['customId', 'country', 'beneficiaryName', 'reference']);
const needed: ReadonlySet<BatchField> = new Set(['country']);

/** What every format of a country asks for, the usual one first. */
const requirementsOf = (country: Country, environment: Environment): readonly Requirements[] =>
  country.pack.accounts.flatMap(({ format }) => country.requirements(undefined, format, environment) ?? []);

const exampleOf = (country: Country, scenario: ScenarioName, t: Texts): AskedRow => {
  const { country: code } = country.pack;
  if (!isCountry(code)) throw new Error(`No sandbox in ${code}`);
  return {
    ...sandboxAccount(code, scenario),
    country: code,
    customId: t('template.exampleId', { number: examples.findIndex((one) => one === scenario) + 1 }),
    beneficiaryName: t('template.exampleName'),
    reference: t(`template.examples.${scenario as (typeof examples)[number]}`),
  };
};

const fieldIn = (field: BatchField, { fields }: Requirements): FieldRequirement | undefined =>
  fields.find((one) => one.field === field);

/** The columns of a country: what any of its formats asks for, and what its examples state. */
const fieldsOf = (country: Country, all: readonly Requirements[]): readonly BatchField[] => {
  const { country: code } = country.pack;
  const stated = isCountry(code) ? sandboxAccounts[code] : {};
  return batchFields.filter(
    (field) =>
      always.has(field) ||
      field in stated ||
      (field === 'accountFormat' && all.length > 1) ||
      all.some((one) => fieldIn(field, one)),
  );
};

const isNeeded = (field: BatchField, all: readonly Requirements[], t: Texts): string => {
  if (needed.has(field)) return t('template.yes');
  const asking = all.filter((one) => fieldIn(field, one)?.required);
  if (asking.length === 0) return t('template.no');
  if (asking.length === all.length) return t('template.yes');
  return t('template.only', { formats: asking.map(({ format }) => format).join(', ') });
};

const lengthOf = ({ minLength, maxLength, characters }: FieldRequirement, t: Texts): string => {
  if (maxLength === undefined) return '';
  const length = minLength === maxLength ? `${maxLength}` : `${minLength ?? 1}–${maxLength}`;
  return t('template.length', { length, characters: characters ?? '' });
};

const nameOf = (field: BatchField, code: string, t: Texts): string => {
  if (field === 'accountType') return `${code} (${t(`accountTypes.${code as AccountType}`)})`;
  if (field === 'documentType') return `${code} (${t(`documentTypes.${code as DocumentType}`)})`;
  return code;
};

/** What may stand in a column: a choice, or so many characters, by format where formats differ. */
const formOf = (field: BatchField, country: Country, all: readonly Requirements[], t: Texts): string => {
  if (field === 'country') return country.pack.country;
  if (field === 'accountFormat') return all.map(({ format }) => format).join(', ');
  if (field === 'bankCode') return t('template.banksBelow');
  if (always.has(field)) return t(`template.about.${field as 'customId' | 'beneficiaryName' | 'reference'}`);
  const forms = all.flatMap((one) => {
    const asked = fieldIn(field, one);
    if (!asked) return [];
    const form = asked.options ? asked.options.map((code) => nameOf(field, code, t)).join(', ') : lengthOf(asked, t);
    return form ? [{ format: one.format, form }] : [];
  });
  const distinct = new Set(forms.map(({ form }) => form));
  if (distinct.size <= 1) return [...distinct].join('');
  return forms.map(({ format, form }) => `${format}: ${form}`).join('. ');
};

const banksOf = (country: Country, t: Texts): readonly Row[] => [
  [],
  [t('template.bankCode'), t('template.bankName')],
  ...country.pack.banks.banks.filter(({ status }) => status === 'active').map(({ code, name }) => [code, name]),
];

export interface Template {
  /** The heading, then examples; production, where examples would be asked about in earnest, has none. */
  readonly rows: readonly Row[];
  /** What each column holds, whether it is needed, and an example. */
  readonly rules: readonly Row[];
}

/** A file to fill in for one country, out of its rules. */
export const templateRows = (country: Country, environment: Environment, t: Texts): Template => {
  const all = requirementsOf(country, environment);
  const fields = fieldsOf(country, all);
  const stated = examples.map((scenario) => exampleOf(country, scenario, t));
  const headings = fields.map((field) => t(`row.fields.${field}`));
  return {
    rows: [
      headings,
      ...(environment === 'sandbox' ? stated : []).map((row) => fields.map((field) => row[field] ?? '')),
    ],
    rules: [
      (['column', 'needed', 'form', 'example'] as const).map((heading) => t(`template.rules.${heading}`)),
      ...fields.map((field, index) => [
        headings[index] ?? '',
        isNeeded(field, all, t),
        formOf(field, country, all, t),
        stated[0]?.[field] ?? '',
      ]),
      ...(fields.includes('bankCode') ? banksOf(country, t) : []),
    ],
  };
};
