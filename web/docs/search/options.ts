import type { Options } from 'minisearch';

/** A page as the search knows it. */
export interface Found {
  /** Where it stands, in its language. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly group: string;
}

export interface Indexed extends Found {
  readonly headings: string;
  readonly text: string;
}

const fold = (term: string): string => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How pages are indexed at build and asked in the browser: both sides fold the same words alike. */
export const searchOptions: Options<Indexed> = {
  fields: ['title', 'headings', 'text'],
  storeFields: ['title', 'lead', 'group'],
  processTerm: (term) => (term.length > 1 ? fold(term) : null),
  searchOptions: {
    boost: { title: 3, headings: 1.5 },
    prefix: true,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    combineWith: 'AND',
  },
};
