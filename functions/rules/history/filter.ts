import type { NameResult } from '#shared/validation/name-match.ts';
import type { Status } from '#shared/validation/status.ts';

export interface HistoryFilter {
  readonly status?: Status | undefined;
  /** `none`: valid, and no name was compared. */
  readonly nameMatch?: NameResult | 'none' | undefined;
  readonly country?: string | undefined;
  readonly environment?: string | undefined;
  /** First and last moment, inclusive; a day without a time is the whole day in UTC. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
}

interface Row {
  readonly id: string;
  readonly status: string;
  readonly country: string;
  readonly environment: string;
  readonly normalized: string;
  readonly bank?: string | undefined;
  readonly bankCode?: string | undefined;
  readonly beneficiary?: string | undefined;
  readonly expectedName?: string | undefined;
  readonly nameMatch?: { readonly result: NameResult } | undefined;
  /** As it was asked, and as the bank said it. */
  readonly documentNumber?: string | undefined;
  readonly answered?: { readonly documentNumber?: string | undefined } | undefined;
  readonly reference?: string | undefined;
}

/** Case and accents do not matter when people search. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const tokensOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}@._]+/u)
    .filter(Boolean);

/** A number as one word, whatever separates its groups. */
export const inOnePiece = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]+/gu, '');

const markOf = (value: string): string => `\t${value.toUpperCase()}\t`;

/** Only who holds an account that is there can be compared. */
const comparisonOf = ({ status, nameMatch }: Row): string => nameMatch?.result ?? (status === 'VALID' ? 'none' : '');

/**
 * A row as one line of text, all that is ever searched: id, marks in capitals between tabs, folded words between blanks,
 * account and document also in one piece.
 * `val_01k… VALID BR PRODUCTION NONE  12345 6 001 ana souza 58.547.642 0001 95 123456 58547642000195 `, the first gaps
 * being tabs. A word holds no tab and no capital, so that it cannot be found in a mark.
 */
export const lineOf = (row: Row, bankNames: readonly string[]): string => {
  const { id, status, country, environment, normalized, bank, bankCode, beneficiary, expectedName, reference } = row;
  const documents = [row.documentNumber ?? '', row.answered?.documentNumber ?? ''];
  const texts = [normalized, bank, bankCode, beneficiary, expectedName, ...documents, reference, ...bankNames];
  const pieces = [normalized, ...documents].map(inOnePiece).filter(Boolean);
  const words = new Set([...texts.flatMap((text) => tokensOf(text ?? '')), ...pieces]);
  return `${id}${[status, country, environment, comparisonOf(row)].map(markOf).join('')} ${[...words].join(' ')} `;
};

/** What a line must hold to be found. */
export interface Search {
  readonly marks: readonly string[];
  /** All words of any of these. */
  readonly wordings: readonly (readonly string[])[];
}

/** Shorter words must be a whole token, or every account number would hold them. */
const insideFrom = 3;
/** Shorter words are not looked for in the id, whose letters are chance. */
const insideIdFrom = 8;

/** A number may be written with any punctuation, or none. */
const wordingsOf = (search: string): string[][] => {
  const words = tokensOf(search).map((word) => (word.length < insideFrom ? ` ${word} ` : word));
  const piece = inOnePiece(search);
  const mayBeNumber = /\d/.test(search) && piece.length >= insideFrom && piece !== words[0];
  return mayBeNumber ? [words, [piece]] : [words];
};

export const searchOf = ({ status, country, environment, nameMatch, search = '' }: HistoryFilter): Search => ({
  marks: [status, country, environment, nameMatch].flatMap((mark) => (mark ? [markOf(mark)] : [])),
  wordings: wordingsOf(search),
});

export const asksForAll = ({ marks, wordings }: Search): boolean => marks.length + wordings.flat().length === 0;

/** Every word must be found somewhere: `García-López` is found by `lopez garcia`, an account by its last four digits. */
export const isFound = (line: string, { marks, wordings }: Search): boolean => {
  const text = line.slice(line.lastIndexOf('\t'));
  const id = line.slice(0, line.indexOf('\t'));
  const holds = (word: string) => text.includes(word) || (word.length >= insideIdFrom && id.includes(word));
  return marks.every((mark) => line.includes(mark)) && wordings.some((words) => words.every(holds));
};

const placeOf = (needle: string, text: string, from: number): number => {
  const at = text.indexOf(needle, from);
  return at < 0 ? text.length : at;
};

/** Lines of a text that hold one of the needles, in its order. Each needle goes through the text once. */
function* linesWith(text: string, needles: readonly string[]): Generator<string> {
  const places = needles.map((needle) => placeOf(needle, text, 0));
  for (let at = Math.min(...places); at < text.length; at = Math.min(...places)) {
    const end = placeOf('\n', text, at);
    yield text.slice(text.lastIndexOf('\n', at) + 1, end);
    for (const [index, needle] of needles.entries())
      if ((places[index] ?? 0) < end) places[index] = placeOf(needle, text, end);
  }
}

const longest = (words: readonly string[]): string | undefined =>
  words.toSorted((one, other) => other.length - one.length)[0];

/**
 * Ids of the lines of a text that are found, in its order. The longest word of each wording is looked for in the whole
 * text at once, and only lines that hold it are looked at: 100,000 lines take some 20 ms, and as many again when there
 * are two wordings.
 */
export function* foundIn(text: string, search: Search): Generator<string> {
  const needles = search.wordings.map((words) => longest([...words, ...search.marks]) ?? '\t');
  for (const line of linesWith(text, needles)) if (isFound(line, search)) yield line.slice(0, line.indexOf('\t'));
}
