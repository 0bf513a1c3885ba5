import { UnreadableSheet, type Sheet } from '../batch/sheet.ts';
import { collectRows } from './collect.ts';
import { withLineFeeds } from './csv.ts';
import { readDelimited } from './delimited.ts';
import type { Delimiter } from './delimited.ts';
import { guessDelimiter } from './guess-delimiter.ts';
import { sheetLimits } from './limits.ts';

const read = (text: string, delimiter: Delimiter, isLiteral: boolean): Sheet => {
  const collector = collectRows();
  readDelimited(text, { delimiter, isLiteral }, collector);
  return collector.sheet('', 'paste');
};

/**
 * Reads cells as spreadsheets put them on the clipboard: tabs between them, quotes around one that goes over several lines.
 * A cell that merely begins with a quote has none around it, so one that never closes means itself.
 */
export const readPasted = (pasted: string): Sheet => {
  if (pasted.length > sheetLimits.bytes) throw new UnreadableSheet('tooLarge', sheetLimits.bytes);
  const text = withLineFeeds(pasted).replaceAll('\0', '');
  const delimiter = text.includes('\t') ? '\t' : guessDelimiter(text);
  try {
    return read(text, delimiter, false);
  } catch (error) {
    if (error instanceof UnreadableSheet && error.problem === 'unclosedQuote') return read(text, delimiter, true);
    throw error;
  }
};
