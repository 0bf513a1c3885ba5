import Papa from 'papaparse';
import { UnreadableSheet } from '../batch/sheet.ts';
import type { Collector } from './collect.ts';
import { sheetLimits } from './limits.ts';

export type Delimiter = ',' | ';' | '\t' | '|';

/** A piece is parsed at once; what it may cost is bounded by its size. */
const piece = 65_536;
/** So many stray quotes in one piece are no slips of the pen. */
const strayQuotes = 1_000;

export interface Reading {
  readonly delimiter: Delimiter;
  /** Where quotes mean themselves. */
  readonly isLiteral?: boolean;
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** A character that no text has: quotes are then read as they stand. */
const noQuote = '\0';

/** Reads text with line ends `\n` into the collector, piece by piece: a hostile one is refused before it fills the memory. */
export const readDelimited = (
  text: string,
  { delimiter, isLiteral = false, onProgress }: Reading,
  collector: Collector,
): void => {
  let line = 0;
  let parsed = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    quoteChar: isLiteral ? noQuote : '"',
    chunkSize: piece,
    chunk: ({ data, errors, meta }) => {
      if (errors.length > strayQuotes) throw new UnreadableSheet('damaged', line + 1);
      for (const row of data) collector.add(row, ++line);
      // Papa parses on with all that is left, so the row of the quote is the last.
      if (errors.some(({ code }) => code === 'MissingQuotes')) throw new UnreadableSheet('unclosedQuote', line);
      parsed = Math.min(parsed + piece, text.length);
      const rest = parsed - meta.cursor;
      if (rest > sheetLimits.textRow) throw tooLong(text.slice(meta.cursor, parsed), line + 1);
      onProgress?.(parsed / text.length);
    },
  });
};

/** A row that does not end: a quote holds it open, or it is one endless cell or a number of them. */
const tooLong = (row: string, line: number): UnreadableSheet =>
  new UnreadableSheet(row.includes('"') ? 'unclosedQuote' : 'cellTooLong', line);
