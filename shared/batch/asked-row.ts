import type { Country } from '../engine/country.ts';
import type { AccountJudgement } from '../engine/judge.ts';
import type { AccountFormat, CountryCode, DocumentType } from '../engine/names.ts';
import { bankNamed } from './banks.ts';
import { documentTypeNamed, documentTypeOf } from './documents.ts';
import type { AskedRow, BatchField } from './fields.ts';
import { accountFormatNamed, accountTypeNamed, countryNamed } from './named.ts';

/** What a column holds; its heading may say which kind of number (`CLABE`, `RFC`). */
export interface MappedColumn {
  readonly field: BatchField | null;
  readonly kind?: AccountFormat | DocumentType | undefined;
}

export interface AskedWith {
  /** Of rows that name none. */
  readonly country: CountryCode | null;
  /** The engines of the countries that rows may name. */
  readonly engines: ReadonlyMap<string, Country>;
}

/** Zero-width characters, soft hyphens, marks of direction and of the beginning of a file; controls become blanks. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c]/g;
const controls = /[\p{Cc}\u2028\u2029\s]+/gu;
const hasUnusual = /[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u024f]|^ | $/;

/** A cell's text without what nobody sees, and without the apostrophe that keeps a number a text. */
const cleaned = (cell: string): string => {
  const seen = hasUnusual.test(cell) ? cell.replace(unseen, '').replace(controls, ' ').trim() : cell;
  return seen.startsWith("'") ? seen.slice(1).trim() : seen;
};

type Draft = { -readonly [Field in BatchField]?: string };

/** A row's texts by their fields, and what the headings of its two numbers say of their kind. */
interface Read {
  readonly draft: Draft;
  readonly format: string | undefined;
  readonly type: string | undefined;
}

const readCells = (mapping: readonly MappedColumn[], cells: readonly string[]): Read => {
  const draft: Draft = {};
  let format: string | undefined;
  let type: string | undefined;
  for (let index = 0; index < mapping.length; index++) {
    const column = mapping[index];
    const cell = cells[index];
    if (!column?.field || !cell) continue;
    const text = cleaned(cell);
    if (text === '' || draft[column.field] !== undefined) continue;
    draft[column.field] = text;
    if (column.field === 'accountNumber') format = column.kind;
    if (column.field === 'documentNumber') type = column.kind;
  }
  return { draft, format, type };
};

/** The country as its code; without one known, the text as it stands, to be told as wrong. */
const countryIn = (text: string | undefined, otherwise: CountryCode | null): string | undefined =>
  text === undefined ? (otherwise ?? undefined) : (countryNamed(text) ?? text);

/**
 * A bank's name as its code. One that cannot be told stays, to be told as wrong; where the number itself names its bank such a name
 * adds nothing and is left out.
 */
const withBank = (country: Country, draft: Draft, text: string): void => {
  const code = bankNamed(country.pack, text);
  if (code !== undefined) draft.bankCode = code;
  else if (/\p{L}/u.test(text) && namesItsBank(country, draft)) delete draft.bankCode;
};

const namesItsBank = (country: Country, { accountNumber = '', accountFormat: format }: Draft): boolean => {
  const { bank, confirmed } = country.judgeAccount({ accountNumber, format });
  return bank !== undefined && confirmed > 0;
};

/** Nothing is said against the number, whatever its other fields lack. */
const isNumberRight = ({ findings }: AccountJudgement): boolean => findings.every(({ field }) => field !== undefined);

/** The format that a heading names, unless the number is plainly of another one: people write a CVU below CBU. */
const formatBelow = ({ pack, judgeAccount }: Country, heading: string, accountNumber: string): string | undefined => {
  if (!pack.accounts.some(({ format }) => format === heading)) return undefined;
  if (isNumberRight(judgeAccount({ format: heading, accountNumber }))) return heading;
  const free = judgeAccount({ accountNumber });
  return isNumberRight(free) && free.confirmed > 0 ? free.format : heading;
};

/** Where bank and branch stand beside a number only one format is meant, whatever the number resembles. */
const formatsBesideBranch: Readonly<Record<string, AccountFormat>> = { BR: 'LOCAL' };

const formatBesideBranch = ({ pack, judgeAccount }: Country, draft: Draft): string | undefined => {
  const meant = formatsBesideBranch[pack.country];
  const { accountNumber, bankCode, branchCode } = draft;
  if (!meant || !accountNumber || !bankCode || !branchCode) return undefined;
  return judgeAccount({ ...draft, accountNumber }).ok ? undefined : meant;
};

const typeOf = (country: Country, { draft: { documentType, documentNumber }, type }: Read): string | undefined => {
  if (documentType) return documentTypeNamed(country, documentType);
  if (!documentNumber) return undefined;
  const isKnown = country.pack.documents.some((known) => known.type === type);
  return isKnown ? type : documentTypeOf(country, documentNumber);
};

/** What a row of a file asks, as a single validation would state it: words become the codes of the row's country. */
export const askedRow = (
  mapping: readonly MappedColumn[],
  { country: otherwise, engines }: AskedWith,
  cells: readonly string[],
): AskedRow => {
  const read = readCells(mapping, cells);
  const { draft, format } = read;
  const code = countryIn(draft.country, otherwise);
  if (code !== undefined) draft.country = code;
  if (draft.accountType) draft.accountType = accountTypeNamed(draft.accountType);
  if (draft.accountFormat) draft.accountFormat = accountFormatNamed(draft.accountFormat);
  const country = code === undefined ? undefined : engines.get(code);
  if (!country) return draft;
  if (format && draft.accountNumber && !draft.accountFormat)
    put(draft, 'accountFormat', formatBelow(country, format, draft.accountNumber));
  put(draft, 'documentType', typeOf(country, read));
  if (draft.bankCode) withBank(country, draft, draft.bankCode);
  if (!draft.accountFormat) put(draft, 'accountFormat', formatBesideBranch(country, draft));
  return draft;
};

const put = (draft: Draft, field: BatchField, text: string | undefined): void => {
  if (text !== undefined) draft[field] = text;
};
