import { inOnePiece, tokensOf } from '../history/filter.ts';

/** What of a payee is searched, counted and sorted by. */
export interface Lined {
  readonly name: string;
  readonly document?: { readonly number: string } | null | undefined;
  readonly accounts: readonly { readonly normalized: string }[];
  /** Something changed that nobody confirmed yet. */
  readonly isChanged: boolean;
  readonly lastAt?: string | null | undefined;
  readonly nextRecheckAt?: string | null | undefined;
}

/** A line as it is read. */
export interface Line {
  readonly id: string;
  readonly isChanged: boolean;
  /** The day of the last answer; empty where there was none. */
  readonly lastDay: string;
  /** Empty where it is never asked about by itself. */
  readonly nextRecheckAt: string;
  /** Folded. */
  readonly name: string;
  /** Document and accounts, each in one piece. */
  readonly pieces: string;
}

const changedMark = '!';

/** Longer numbers are addresses of mail, found by how they begin; of many accounts the first are found. */
const pieceAtMost = 64;
const piecesAtMost = 800;

/** As many as a line holds: pages have a bound, which 312 of the longest lines keep. */
const bounded = (pieces: readonly string[]): string => {
  const text = pieces.map((piece) => piece.slice(0, pieceAtMost)).join(' ');
  return text.length > piecesAtMost ? text.slice(0, text.lastIndexOf(' ', piecesAtMost)) : text;
};

/**
 * A payee as one line of text, all that lists and searches read of it: fields between tabs, the folded words of its name
 * and its numbers in one piece between blanks. `!	2026-11-22	2026-12-22T07:12:00.000Z	acme sa	xaxx010101000 002115…`.
 * Of the last answer it holds the day, so that answers of one day write it once.
 */
export const lineOf = ({ name, document, accounts, isChanged, lastAt, nextRecheckAt }: Lined): string => {
  const pieces = [document?.number ?? '', ...accounts.map(({ normalized }) => normalized)].map(inOnePiece);
  return [
    isChanged ? changedMark : '',
    lastAt?.slice(0, '2026-11-22'.length) ?? '',
    nextRecheckAt ?? '',
    tokensOf(name).join(' '),
    bounded([...new Set(pieces)].filter(Boolean)),
  ].join('\t');
};

/** A line by the payee it stands for; nothing where it is not one that this version writes. */
export const readLine = (id: string, text: unknown): Line | undefined => {
  const fields = typeof text === 'string' ? text.split('\t') : [];
  const [changed, lastDay, nextRecheckAt, name, pieces] = fields;
  if (lastDay === undefined || nextRecheckAt === undefined || name === undefined || pieces === undefined)
    return undefined;
  return { id, isChanged: changed === changedMark, lastDay, nextRecheckAt, name, pieces };
};

/** Where a line stands among the others. */
export type Place = Pick<Line, 'id' | 'isChanged' | 'lastDay' | 'name'>;

/** A place stands in cursors, which have a bound. */
const sortedChars = 60;

export const placeOf = ({ id, isChanged, lastDay, name }: Line): Place => ({
  id,
  isChanged,
  lastDay,
  name: name.slice(0, sortedChars),
});

const textOrder = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** Those that changed first, then the last answered first, then by name. */
export const inOrder = (one: Place, other: Place): number =>
  Number(other.isChanged) - Number(one.isChanged) ||
  textOrder(other.lastDay, one.lastDay) ||
  textOrder(one.name.slice(0, sortedChars), other.name.slice(0, sortedChars)) ||
  textOrder(one.id, other.id);

/** Fewer digits at the end of a number are those of too many. */
const endFrom = 3;
/** Fewer digits in the middle of a number are chance. */
const insideFrom = 6;
/** Shorter words are looked for where words begin. */
const anywhereFrom = 3;

type Holds = (text: string) => boolean;

/** By its beginning or its end, or by more of it. */
const holdsNumber =
  (word: string): Holds =>
  (text) =>
    text.includes(` ${word} `) ||
    (word.length >= endFrom && (text.includes(`${word} `) || text.includes(` ${word}`))) ||
    (word.length >= insideFrom && text.includes(word));

const holdsWord =
  (word: string): Holds =>
  (text) =>
    text.includes(word.length < anywhereFrom ? ` ${word}` : word);

const holds = (word: string): Holds => (/^\d+$/.test(word) ? holdsNumber(word) : holdsWord(word));

/**
 * What is found by a search: lines that hold every word of it, in any order, whatever its accents and case; or a number
 * that is written with any punctuation or blanks, or none.
 */
export const finderOf = (search: string): ((line: Pick<Line, 'name' | 'pieces'>) => boolean) => {
  const words = tokensOf(search)
    .flatMap((token) => token.split(/[._@]+/))
    .filter(Boolean);
  const piece = /\d/.test(search) ? inOnePiece(search) : '';
  const wordings = [words.map(holds), ...(piece && piece !== words[0] ? [[holds(piece)]] : [])];
  return ({ name, pieces }) => {
    const text = ` ${name} ${pieces} `;
    return wordings.some((all) => all.every((one) => one(text)));
  };
};
