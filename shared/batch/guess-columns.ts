import type { CountryCode } from '../engine/names.ts';
import type { MappedColumn } from './asked-row.ts';
import { areNames, mayHold, provenField } from './column-values.ts';
import type { Engines } from './column-values.ts';
import { engines } from './engines.ts';
import { batchFields } from './fields.ts';
import type { BatchField } from './fields.ts';
import { guessCountry, textsIn } from './guess-country.ts';
import { headingWords } from './heading-words.ts';
import { headingOf } from './heading.ts';
import type { Heading } from './heading.ts';

export interface GuessedColumn {
  /** `null`: nothing is sure, or no row asks about it. */
  readonly field: BatchField | null;
  /** By its heading, or by what stands in it. */
  readonly by: 'name' | 'values' | null;
}

/** A column on its way to a field. */
interface Candidate {
  readonly column: number;
  readonly field: BatchField;
  readonly by: 'name' | 'values';
  /** Of several the highest gets the field; equals get nothing. */
  readonly rank: number;
}

interface Read {
  readonly column: number;
  readonly heading: Heading | undefined;
  readonly texts: readonly string[];
  /** The heading is empty or numbers its column. */
  readonly isBare: boolean;
}

const samplesAtMost = 50;
const bare = /^(?:|(?:columna?|coluna|field|campo|col|unnamed)? ?\d*|[a-z])$/;

const isField = (field: Heading['field']): field is BatchField => batchFields.some((known) => known === field);

const byName = ({ column, heading, texts }: Read, among: Engines, hasLastName: boolean): Candidate | undefined => {
  if (!heading) return undefined;
  // First names alone are a name where no column has the rest of it.
  const field = heading.field === 'firstName' && !hasLastName ? 'beneficiaryName' : heading.field;
  if (!isField(field) || !mayHold(field, texts, among, heading)) return undefined;
  // Documents serve as ids, and are worth more as what they are.
  if (field === 'customId' && heading.rank <= 2 && provenField(texts, among)) return undefined;
  if (field === 'beneficiaryName' && hasLastName && heading.rank <= 2) return undefined;
  return { column, field, by: 'name', rank: heading.rank + (texts.length > 0 ? 10 : 0) };
};

const byValues = ({ column, heading, texts, isBare }: Read, among: Engines): Candidate | undefined => {
  // A heading that says something else is believed.
  if (heading?.field === 'other') return undefined;
  const field = provenField(texts, among) ?? (isBare && areNames(texts) ? 'beneficiaryName' : undefined);
  return field && { column, field, by: 'values', rank: 0 };
};

/** The one candidate of a field with the highest rank; nothing where two have it. */
const winnerOf = (candidates: readonly Candidate[]): Candidate | undefined => {
  const highest = Math.max(...candidates.map(({ rank }) => rank));
  const [only, ...others] = candidates.filter(({ rank }) => rank === highest);
  return others.length === 0 ? only : undefined;
};

/** Where rows say no branch is asked for, a branch is one of the customer's own. */
const asksForBranch = (among: Engines, reads: readonly Read[]): boolean =>
  among.some(({ pack }) => pack.accounts.some(({ companions }) => companions?.branchCode)) &&
  !reads.some(({ heading }) => heading?.kind === 'CLABE' || heading?.kind === 'PIX');

/**
 * What each column of a file holds: by its heading, unless its texts contradict it, else by texts that prove it. A field has one
 * column. What is not sure stays `null`, to be chosen by hand. The order of the columns does not matter.
 */
export const guessColumns = (
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  country: CountryCode | undefined = guessCountry(headers, samples),
): GuessedColumn[] => {
  const shown = samples.slice(0, samplesAtMost);
  const engine = country && engines.get(country);
  const among = engine ? [engine] : [...engines.values()];
  const reads = headers.map((header, column) => ({
    column,
    heading: headingOf(header),
    texts: textsIn(shown, column),
    isBare: bare.test(headingWords(header)),
  }));
  const hasLastName = reads.some(({ heading }) => heading?.field === 'lastName');
  const isBranchAsked = asksForBranch(among, reads);
  const candidates = reads
    .map((read) => byName(read, among, hasLastName) ?? byValues(read, among))
    .filter((one) => one !== undefined)
    .filter(({ field }) => field !== 'branchCode' || isBranchAsked);
  const won = batchFields.flatMap((field) => {
    const rivals = candidates.filter((one) => one.field === field);
    return (rivals.length > 0 && winnerOf(rivals)) || [];
  });
  return headers.map((_, column) => {
    const { field = null, by = null } = won.find((one) => one.column === column) ?? {};
    return { field, by };
  });
};

/** Columns as rows are read by them: with the kind of number that their headings name. */
export const mappedColumns = (headers: readonly string[], fields: readonly (BatchField | null)[]): MappedColumn[] =>
  headers.map((header, column) => {
    const field = fields[column] ?? null;
    const heading = headingOf(header);
    return { field, kind: heading?.field === field ? heading?.kind : undefined };
  });
