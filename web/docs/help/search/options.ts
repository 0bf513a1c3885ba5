import type { Options } from 'minisearch';
import { termsOf } from './terms.ts';

/** A page as the search of the help centre shows it. */
export interface HelpHit {
  /** Where it stands, in its language. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Under which name it is listed. */
  readonly place: string;
}

export interface HelpEntry extends HelpHit {
  /** Other words that people type for it. */
  readonly also: string;
  readonly headings: string;
  readonly text: string;
  /** How much sooner it is shown than what matches as well. */
  readonly weight: number;
}

/** Characters of a question: nobody waits for the words of a whole page to be looked up. */
export const askedAtMost = 200;

/** How pages are indexed at build and asked in the browser: both sides read the same words alike. */
export const helpOptions: Options<HelpEntry> = {
  fields: ['title', 'also', 'lead', 'headings', 'text'],
  storeFields: ['title', 'lead', 'also', 'place', 'weight'],
  processTerm: (word) => [...termsOf(word)],
  searchOptions: {
    boost: { title: 4, also: 3, lead: 2, headings: 1.5 },
    boostDocument: (_, __, stored) => Number(stored?.['weight'] ?? 1),
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    maxFuzzy: 2,
    weights: { fuzzy: 0.2, prefix: 0.5 },
    combineWith: 'OR',
  },
};
