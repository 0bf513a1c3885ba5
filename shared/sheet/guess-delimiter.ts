import Papa from 'papaparse';
import type { Delimiter } from './delimited.ts';

const delimiters: readonly Delimiter[] = [',', ';', '\t', '|'];
/** Enough rows to tell by. */
const looked = { characters: 32_768, rows: 50 };

interface Regularity {
  /** Rows of the width most rows have. */
  readonly rows: number;
  readonly width: number;
}

/** How much of a table a text is with this delimiter: titles and remarks are no rows of one, and neither is a column alone. */
const regularity = (text: string, delimiter: Delimiter): Regularity => {
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    preview: looked.rows,
    skipEmptyLines: 'greedy',
  });
  const counts = new Map<number, number>();
  for (const { length } of data) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width, rows] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  return { rows, width };
};

/** What separates the cells; a comma where the file has one column. */
export const guessDelimiter = (text: string): Delimiter => {
  const head = text.slice(0, looked.characters);
  let guess: Delimiter = ',';
  let best: Regularity = { rows: 0, width: 0 };
  for (const delimiter of delimiters) {
    const found = regularity(head, delimiter);
    if (found.rows < best.rows || (found.rows === best.rows && found.width <= best.width)) continue;
    [guess, best] = [delimiter, found];
  }
  return guess;
};
