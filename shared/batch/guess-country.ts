import type { CountryCode } from '../engine/names.ts';
import { isProvenAccount, isProvenDocument, shareOf } from './column-values.ts';
import { engines } from './engines.ts';
import { headingOf } from './heading.ts';
import { countryNamed } from './named.ts';

/** Texts of a column, its empty cells left out. */
export const textsIn = (samples: readonly (readonly string[])[], column: number): string[] =>
  samples.map((cells) => (cells[column] ?? '').trim()).filter((text) => text !== '');

const fewest = 3;
const nearlyAll = 0.8;
/** So many proven numbers are no accident, though many others in their column are damaged. */
const noAccident = { texts: 10, share: 0.5 } as const;

const isShown = (share: number, texts: readonly string[]): boolean =>
  share >= nearlyAll || (share >= noAccident.share && share * texts.length >= noAccident.texts);

/** The country that a column names in nearly every row; nothing where rows name several. */
const namedIn = (headers: readonly string[], samples: readonly (readonly string[])[]): CountryCode | undefined => {
  const column = headers.findIndex((header) => headingOf(header)?.field === 'country');
  if (column < 0) return undefined;
  const named = new Set(textsIn(samples, column).map(countryNamed));
  const [only] = named;
  return named.size === 1 ? only : undefined;
};

/** Countries in which some column is proven as one kind of number. */
const provenBy = (headers: readonly string[], samples: readonly (readonly string[])[]): Set<string> => {
  const columns = headers.map((_, column) => textsIn(samples, column)).filter(({ length }) => length >= fewest);
  const proven = (isProven: typeof isProvenAccount) =>
    [...engines.values()].filter((country) =>
      columns.some(
        (texts) =>
          new Set(texts).size > 1 &&
          isShown(
            shareOf(texts, (text) => isProven([country], text)),
            texts,
          ),
      ),
    );
  const byAccounts = proven(isProvenAccount);
  const found = byAccounts.length > 0 ? byAccounts : proven(isProvenDocument);
  return new Set(found.map(({ pack }) => pack.country));
};

/** Countries that headings speak of: each heading that only some countries use leaves those. */
const spokenOf = (headers: readonly string[]): Set<string> | undefined => {
  const said = headers.flatMap((header) => {
    const { countries, kind } = headingOf(header) ?? {};
    if (countries) return [new Set<string>(countries)];
    return kind ? [new Set([...engines.values()].filter(hasKind(kind)).map(({ pack }) => pack.country))] : [];
  });
  if (said.length === 0) return undefined;
  return said.reduce((among, next) => both(among, next));
};

const both = (some: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> =>
  new Set([...some].filter((one) => others.has(one)));

const hasKind =
  (kind: string) =>
  ({
    pack,
  }: {
    readonly pack: {
      readonly accounts: readonly { format: string }[];
      readonly documents: readonly { type: string }[];
    };
  }) =>
    pack.accounts.some(({ format }) => format === kind) || pack.documents.some(({ type }) => type === kind);

/**
 * The country whose accounts a file holds, where a column, the headings and the numbers agree on one; nothing where they leave
 * several or contradict each other: then it is asked.
 */
export const guessCountry = (
  headers: readonly string[],
  samples: readonly (readonly string[])[],
): CountryCode | undefined => {
  const named = namedIn(headers, samples);
  if (named) return named;
  const spoken = spokenOf(headers);
  const proven = provenBy(headers, samples);
  const among = spoken && proven.size > 0 ? both(spoken, proven) : (spoken ?? proven);
  const [only, ...others] = among;
  return others.length === 0 ? (only as CountryCode | undefined) : undefined;
};
