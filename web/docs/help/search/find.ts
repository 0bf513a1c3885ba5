import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { termOf } from './terms.ts';
import type { HelpEntry, HelpHit } from './options.ts';

/** A piece of a text, and whether it is one of the words that were looked for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

export interface Found extends Omit<HelpHit, 'title' | 'lead'> {
  readonly title: readonly Piece[];
  readonly lead: readonly Piece[];
}

export interface Answer {
  readonly hits: readonly Found[];
  /** What was asked, with the words that were read otherwise; `undefined` where each was found as it was typed. */
  readonly read: readonly Piece[] | undefined;
}

const shownAtMost = 8;
/** What is far less like the question than the first result is no answer to it. */
const likeTheFirst = 0.2;

/** A text as its words and what stands between them, each with what `rule` says of it. */
const piecesOf = (text: string, rule: (term: string, word: string) => Piece): readonly Piece[] =>
  text.split(/([\p{L}\p{N}]+)/u).flatMap((part, index) => {
    if (part === '') return [];
    const term = index % 2 === 1 ? termOf(part) : null;
    return [term === null ? { text: part, isFound: false } : rule(term, part)];
  });

/** How many letters are to be changed, added or left out to make one word of the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at++) {
      const [above = 0, before = 0, left = 0] = [row[at], row[at - 1], next[at - 1]];
      next.push(Math.min(above + 1, left + 1, before + (letter === other[at - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

/** The word of a text that a mistyped one stands for. */
const meantBy = (term: string, { terms, title, lead }: SearchResult): string | undefined => {
  const [nearest] = terms.toSorted((one, other) => distance(term, one) - distance(term, other));
  const words = `${title} ${lead}`.match(/[\p{L}\p{N}]+/gu) ?? [];
  return nearest === undefined || distance(term, nearest) > 2
    ? undefined
    : words.find((word) => termOf(word) === nearest);
};

const readAs = (words: string, first: SearchResult): readonly Piece[] | undefined => {
  const pieces = piecesOf(words, (term, word) => {
    const isKnown = first.terms.some((one) => one.startsWith(term) || term.startsWith(one));
    const meant = isKnown ? undefined : meantBy(term, first);
    return { text: meant?.toLowerCase() ?? word, isFound: meant !== undefined };
  });
  return pieces.some(({ isFound }) => isFound) ? pieces : undefined;
};

const shown = ({ id, title, lead, place, terms }: SearchResult): Found => {
  const isAsked = (term: string, text: string) => ({ text, isFound: terms.includes(term) });
  return { id, place, title: piecesOf(title, isAsked), lead: piecesOf(lead, isAsked) };
};

/** What answers a question, the best first: pages that know more of its words before those that say one of them often. */
export const answersTo = (index: MiniSearch<HelpEntry>, words: string): Answer => {
  const asked = new Set(words.match(/[\p{L}\p{N}]+/gu)?.flatMap((word) => termOf(word) ?? []));
  const scored = index
    .search(words)
    .map((result) => ({ result, score: (result.score * result.queryTerms.length) / asked.size }))
    .toSorted((one, other) => other.score - one.score);
  const [first] = scored;
  if (!first) return { hits: [], read: undefined };
  const hits = scored.filter(({ score }) => score >= first.score * likeTheFirst).slice(0, shownAtMost);
  return { hits: hits.map(({ result }) => shown(result)), read: readAs(words, first.result) };
};
