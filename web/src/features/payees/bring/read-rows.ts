import type { RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { bankNamed } from '#shared/batch/banks.ts';
import { accountTypeNamed, countryNamed } from '#shared/batch/named.ts';
import type { Country } from '#shared/engine/country.ts';
import type { CountryCode, FieldName, FindingCode } from '#shared/engine/names.ts';
import { payeeNameAtMost } from '#shared/validation/payees.ts';
import { headingsOf, type Column } from './columns.ts';

type Body = RequestOf<EndpointAt<'POST /api/payees/import'>>['body'];
export type Stated = Extract<Body, { readonly payees: unknown }>['payees'][number];

/** What a row lacks that the engine does not judge. */
export type Lack = 'name' | 'longName' | 'country' | 'bank' | 'documentType';

/** Why a row cannot be saved: something it lacks, or what the engine says of a number. */
export type Objection =
  | { readonly lack: Lack }
  | {
      readonly finding: FindingCode;
      readonly field?: FieldName;
      readonly expected?: string;
      readonly position?: number;
    };

export interface Row {
  /** In the file, its heading being the first. */
  readonly line: number;
  readonly name: string;
  readonly payee: Stated;
}
export type Refused = Pick<Row, 'line' | 'name'> & { readonly objection: Objection };

export interface ReadFile {
  readonly rows: readonly Row[];
  readonly refused: readonly Refused[];
}

type Cells = Partial<Record<Column, string>>;

/** Spreadsheets put an apostrophe before a number to keep it whole, or to disarm a formula. */
const bare = (cell: string | undefined): string => (cell ?? '').trim().replace(/^'/, '').trim();

const cellsOf = (headings: ReturnType<typeof headingsOf>, row: readonly string[]): Cells => {
  const cells: Cells = {};
  for (const [index, heading] of headings.entries()) {
    const cell = bare(row[index]);
    if (!heading || cell === '' || cells[heading.column] !== undefined) continue;
    cells[heading.column] = cell;
    if (heading.column === 'accountNumber' && heading.kind) cells.accountFormat ??= heading.kind;
    if (heading.column === 'documentNumber' && heading.kind) cells.documentType ??= heading.kind;
  }
  return cells;
};

const lacks = (lack: Lack) => ({ objection: { lack } });

const objectionIn = (
  findings: ReturnType<Country['judgeAccount']>['findings'],
): { objection: Objection } | undefined => {
  const found = findings.find(({ level }) => level === 'error');
  if (!found) return undefined;
  const { code, field, expected, position } = found;
  return {
    objection: {
      finding: code,
      ...(field && { field }),
      ...(expected !== undefined && { expected }),
      ...(position !== undefined && { position }),
    },
  };
};

type Part = { readonly stated: Partial<Stated> } | { readonly objection: Objection };

/** The account of a row as it is sent, or what is wrong with it. A row may have none. */
const accountIn = (country: Country, cells: Cells): Part => {
  const { accountNumber, branchCode, routingNumber } = cells;
  if (accountNumber === undefined) return { stated: {} };
  const bank = cells.bankCode;
  const bankCode = bank === undefined ? undefined : bankNamed(country.pack, bank);
  const accountType = cells.accountType === undefined ? undefined : accountTypeNamed(cells.accountType);
  const format = country.pack.accounts.find((kind) => kind.format === cells.accountFormat?.toUpperCase())?.format;
  const judged = country.judgeAccount({ format, accountNumber, bankCode, branchCode, routingNumber, accountType });
  // The number may name its bank itself: then the column only repeats it.
  if (bank !== undefined && bankCode === undefined && !judged.bank) return lacks('bank');
  const objection = objectionIn(judged.findings);
  if (objection) return objection;
  const asked = new Set(country.requirements(bankCode, judged.format)?.fields.map(({ field }) => field));
  const beside = { bankCode, branchCode, routingNumber, accountType };
  const kept = Object.entries(beside).filter(([field, value]) => value !== undefined && asked.has(field as FieldName));
  return {
    stated: {
      ...Object.fromEntries(kept),
      accountNumber: judged.normalized,
      ...(judged.format && { accountFormat: judged.format }),
    },
  };
};

/** The document of a row; without a type it is the first of the country's whose rules it meets. */
const documentIn = (country: Country, { documentType, documentNumber: number }: Cells): Part => {
  if (number === undefined) return { stated: {} };
  const types = country.pack.documents.map(({ type }) => type);
  const type = documentType
    ? types.find((one) => one === documentType.toUpperCase())
    : types.find((one) => country.judgeDocument({ type: one, number }).ok);
  if (type === undefined) return lacks('documentType');
  const judged = country.judgeDocument({ type, number });
  return objectionIn(judged.findings) ?? { stated: { documentType: type, documentNumber: judged.normalized } };
};

const payeeIn = (cells: Cells, code: CountryCode | undefined, engines: Engines): Part => {
  const { name } = cells;
  if (name === undefined) return lacks('name');
  if (name.length > payeeNameAtMost) return lacks('longName');
  const isBare = cells.accountNumber === undefined && cells.documentNumber === undefined;
  const country = code && engines.get(code);
  if (!country) return isBare ? { stated: { name } } : lacks('country');
  const account = accountIn(country, cells);
  if ('objection' in account) return account;
  const document = documentIn(country, cells);
  if ('objection' in document) return document;
  return { stated: { name, country: code, ...account.stated, ...document.stated } };
};

type Engines = ReadonlyMap<CountryCode, Country>;

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** The country a row names; what the file does not say is what the reader said. */
const countryOf = ({ country }: Cells, otherwise: CountryCode | undefined): CountryCode | undefined =>
  country === undefined ? otherwise : countryNamed(country);

/**
 * Reads the rows of a table as payees, judged by the rules of their countries, which are fetched as the rows name them.
 * Nothing where no column holds names.
 */
export const readRows = async (
  [head = [], ...table]: readonly (readonly string[])[],
  otherwise: CountryCode | undefined,
  engineOf: (code: CountryCode) => Promise<Country>,
): Promise<ReadFile | undefined> => {
  const headings = headingsOf(head);
  if (!headings.some((heading) => heading?.column === 'name')) return undefined;
  const lines = table
    .map((row, index) => ({ line: index + 2, row }))
    .filter(({ row }) => !isBlank(row))
    .map(({ line, row }) => ({ line, cells: cellsOf(headings, row) }));
  const named = new Set(lines.flatMap(({ cells }) => countryOf(cells, otherwise) ?? []));
  const engines: Engines = new Map(
    await Promise.all([...named].map(async (code) => [code, await engineOf(code)] as const)),
  );
  const rows: Row[] = [];
  const refused: Refused[] = [];
  for (const { line, cells } of lines) {
    const { name = '' } = cells;
    const read = payeeIn(cells, countryOf(cells, otherwise), engines);
    if ('objection' in read) refused.push({ line, name, objection: read.objection });
    else rows.push({ line, name, payee: { ...read.stated, name } });
  }
  return { rows, refused };
};
