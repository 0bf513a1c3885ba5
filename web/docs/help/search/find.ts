import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { termsOf } from './terms.ts';
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
/** Shorter words are other words more often than mistyped ones. */
const correctedFrom = 5;
/** Letters that make a word another one. */
const mistypedAtMost = 2;

const letters = /([\p{L}\p{N}]+)/u;

/** A text as its words and what stands between them, each word as `read` shows it. */
const piecesOf = (text: string, read: (terms: readonly string[], word: string) => Piece): readonly Piece[] =>
  text.split(letters).flatMap((part, index) => {
    if (part === '') return [];
    const terms = index % 2 === 1 ? termsOf(part) : [];
    return [terms.length === 0 ? { text: part, isFound: false } : read(terms, part)];
  });

/** How many letters are to be changed, added or left out to make one word of the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at++) {
      const [above = 0, before = 0, left = 0] = [row[at], row[at - 1], next[at - 1]];
      next.push(Math.min(above + 1, left + 1, before + (letter === other[at - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

const nearestTo = (word: string, others: readonly string[]): string | undefined =>
  others.toSorted((one, other) => distance(word, one) - distance(word, other))[0];

const isPartOf = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** What was asked as the results read it: each mistyped word as the one of theirs that is nearest. */
const readAs = (asked: string, results: readonly SearchResult[]): readonly Piece[] | undefined => {
  const terms = [...new Set(results.flatMap((result) => result.terms))];
  const words = results
    .flatMap(({ title, lead, also }) => `${title} ${lead} ${also}`.toLowerCase().split(letters))
    .filter((word) => termsOf(word).some((term) => terms.includes(term)));
  const pieces = piecesOf(asked, (own, word) => {
    if (word.length < correctedFrom || terms.some((term) => own.some((one) => isPartOf(one, term))))
      return { text: word, isFound: false };
    const nearest = nearestTo(word.toLowerCase(), words);
    const isMeant = nearest !== undefined && distance(word.toLowerCase(), nearest) <= mistypedAtMost;
    return { text: isMeant ? nearest : word, isFound: isMeant };
  });
  return pieces.some(({ isFound }) => isFound) ? pieces : undefined;
};

/** The words of a result that were asked for: those that begin alike, or else the one that is nearest. */
const matching = (asked: readonly string[], { terms }: SearchResult): readonly string[] =>
  asked.flatMap((one) => {
    const alike = terms.filter((term) => isPartOf(one, term));
    return alike.length > 0 ? alike : (nearestTo(one, terms) ?? []);
  });

const shown = (result: SearchResult, asked: readonly string[]): Found => {
  const { id, title, lead, place } = result;
  const found = matching(asked, result);
  const isAsked = (own: readonly string[], text: string) => ({ text, isFound: own.some((one) => found.includes(one)) });
  return { id, place, title: piecesOf(title, isAsked), lead: piecesOf(lead, isAsked) };
};

/** What answers a question, the best first: pages that know more of its words before those that say one of them often. */
export const answersTo = (index: MiniSearch<HelpEntry>, words: string): Answer => {
  const asked = [...new Set(words.split(letters).flatMap(termsOf))];
  const scored = index
    .search(words)
    .map((result) => ({ result, score: (result.score * result.queryTerms.length) / asked.length }))
    .toSorted((one, other) => other.score - one.score);
  const [first] = scored;
  if (!first) return { hits: [], read: undefined };
  const results = scored
    .filter(({ score }) => score >= first.score * likeTheFirst)
    .slice(0, shownAtMost)
    .map(({ result }) => result);
  return { hits: results.map((result) => shown(result, asked)), read: readAs(words, results) };
};
