/** Titles may stand above the headers: they are looked for among the first rows. */
export const headersWithin = 10;

const hasLetter = /\p{L}/u;
const digits = /\d/g;

/** Headers say "CLABE (18)" at most; an account, a document or a date has more digits. */
const isData = (cell: string): boolean => (cell.match(digits)?.length ?? 0) > 4;
const isHeader = (cell: string): boolean => hasLetter.test(cell) && cell.length <= 80 && !isData(cell);

const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;

/**
 * Which row holds the headers: the first of those with the most texts that look like one, none of which is data. A title above
 * it has fewer cells; data above it, as many, says that the file has no headers at all.
 */
export const headerRowOf = (rows: readonly (readonly string[])[]): number | undefined => {
  let found: number | undefined;
  let most = 0;
  for (const [index, row] of rows.slice(0, headersWithin).entries()) {
    const headers = row.filter(isHeader).length;
    if (headers <= most || row.some(isData)) continue;
    found = index;
    most = headers;
  }
  if (found === undefined) return undefined;
  const hasDataAbove = rows.slice(0, found).some((row) => row.some(isData) && filled(row) >= most);
  return hasDataAbove ? undefined : found;
};
