import Papa from 'papaparse';
import type { ParseResult } from 'papaparse';
import { UnreadableSheet } from '../batch/sheet.ts';
import type { Collector } from './collect.ts';
import { sheetLimits } from './limits.ts';

export type Delimiter = ',' | ';' | '\t' | '|';

/** Parsed at once, beside what is left of the piece before: that bounds what a hostile text can cost. */
const piece = 65_536;
/** So many stray quotes in one piece are no slips of the pen. */
const strayQuotes = 1_000;

interface Reading {
  readonly delimiter: Delimiter;
  /** Where quotes mean themselves. */
  readonly isLiteral?: boolean;
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** A character that no text has: quotes are then read as they stand. */
const noQuote = '\0';

/** A row that does not end: a quote holds it open, or it is one endless cell. */
const endless = (row: string, line: number): UnreadableSheet =>
  new UnreadableSheet(row.includes('"') ? 'unclosedQuote' : 'cellTooLong', line);

/** Reads text with line ends `\n` into the collector, piece by piece: a hostile one is refused before it fills the memory. */
export const readDelimited = (
  text: string,
  { delimiter, isLiteral = false, onProgress }: Reading,
  collector: Collector,
): void => {
  const parser = new Papa.Parser({ delimiter, newline: '\n', quoteChar: isLiteral ? noQuote : '"' });
  let line = 0;
  let done = 0;
  for (let end = piece; ; end += piece) {
    const isLast = end >= text.length;
    const { data, errors, meta } = parser.parse(text.slice(done, end), 0, !isLast) as ParseResult<string[]>;
    if (errors.length > strayQuotes) throw new UnreadableSheet('damaged', line + 1);
    for (const row of data) collector.add(row, ++line);
    // An open quote takes all that follows: its row is the last.
    if (errors.some(({ code }) => code === 'MissingQuotes')) throw new UnreadableSheet('unclosedQuote', line);
    done += meta.cursor;
    onProgress?.(Math.min(1, end / text.length));
    if (isLast) return;
    if (end - done > sheetLimits.textRow) throw endless(text.slice(done, end), line + 1);
  }
};
