/** Rows of a page on screen. While a batch runs they are read anew, each with its answer: more would be read for nobody. */
export const rowsPerPage = 100;

/** Rows on screen, from the first up to and without the last. */
export interface Window {
  readonly first: number;
  readonly last: number;
}

/** The page of a row, both from 0. */
export const pageOf = (index: number): number => Math.floor(index / rowsPerPage);

/** The pages that a window touches. */
export const pagesIn = ({ first, last }: Window, total: number): readonly number[] => {
  if (total === 0 || last <= first) return [];
  const from = pageOf(Math.max(0, Math.min(first, total - 1)));
  const to = pageOf(Math.max(0, Math.min(last, total) - 1));
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};
