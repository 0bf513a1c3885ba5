import { UnreadableSheet, type Sheet } from '../batch/sheet.ts';
import { collectRows } from './collect.ts';
import { decode } from './decode.ts';
import { readDelimited } from './delimited.ts';
import type { Delimiter } from './delimited.ts';
import { guessDelimiter } from './guess-delimiter.ts';
import { sheetLimits } from './limits.ts';

/** Excel's own line ahead of the headers, which it does not show: `sep=;`. */
const stated = /^"?sep=([,;\t|])"?\n/i;

export const withLineFeeds = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

/** Reads a text file of rows as any spreadsheet writes it. `line` counts as the spreadsheet does: a row that goes over several lines is one. */
export const readCsv = (name: string, bytes: Uint8Array, onProgress?: (done: number) => void): Sheet => {
  if (bytes.length > sheetLimits.bytes) throw new UnreadableSheet('tooLarge', sheetLimits.bytes);
  const whole = withLineFeeds(decode(bytes));
  const separator = stated.exec(whole);
  const text = separator ? whole.slice(separator[0].length) : whole;
  const delimiter = (separator?.[1] as Delimiter | undefined) ?? guessDelimiter(text);
  const collector = collectRows();
  readDelimited(text, { delimiter, onProgress }, collector);
  return collector.sheet(name, 'csv');
};
