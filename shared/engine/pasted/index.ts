import { nothingIn, readRecord } from './line.ts';
import { blocksOf, columnsOf } from './records.ts';
import type { Pasted, PastedLine, PasteContext } from './types.ts';

/** More is not looked at: a paste must never make anybody wait. */
const charactersAtMost = 200_000;
const lineAtMost = 2_000;
const recordAtMost = 20_000;
export const linesAtMost = 200;

/**
 * What a pasted text is: an account number however it was written, a row or a message with more facts, several accounts, a card, a
 * number that a spreadsheet spoiled, or nothing to understand. Nothing is invented: a digit of the answer stands in the text,
 * leading zeros apart that the check digits prove, and the +55 of a phone.
 */
export function readPasted(text: string, context: PasteContext): Pasted {
  const all = text
    .slice(0, charactersAtMost)
    .split(/[\r\n\u2028\u2029]+/)
    .filter((line) => line.trim() !== '');
  const kept = all.slice(0, linesAtMost).map((line) => line.slice(0, lineAtMost));
  const lines = recordsOf(kept, context);
  const [first = nothingIn(text.slice(0, lineAtMost), context)] = lines;
  return { ...first, lines, unread: all.length - kept.length };
}

function recordsOf(lines: readonly string[], context: PasteContext): PastedLine[] {
  const whole = lines.join('\n').slice(0, recordAtMost);
  if (lines.length === 0) return [];
  if (lines.length === 1) return [readRecord(whole, context).line];
  const [head = '', ...rows] = lines;
  const columns = columnsOf(head, context.country);
  const blocks = columns ? undefined : blocksOf(lines, context.country);
  const records = (columns ? rows : (blocks ?? lines)).map((record) => readRecord(record, context, columns));
  const sure = records.filter(({ isSure }) => isSure).map(({ line }) => line);
  if (sure.length > 1 || (columns && sure.length === 1)) return sure;
  return [readRecord(whole, context).line];
}

/**
 * Would the other countries' rules say more of it? Not where a check digit of the chosen country, or a card, has spoken, and not
 * of so few digits that no number with check digits has them.
 */
export function mayBeElsewhere({ lines }: Pasted, country: string): boolean {
  return lines.some(
    ({ kind, country: own, confirmed, state, fields: { accountNumber = '' }, text }) =>
      kind !== 'card' &&
      kind !== 'cut' &&
      own === country &&
      (kind === 'nothing' ? text.length >= fewest : confirmed === 0 || state !== 'well-formed') &&
      (state !== 'well-formed' || accountNumber.length >= fewest),
  );
}

/** A CLABE that lost two zeros; keys without digits are longer than six characters, too. */
const fewest = 16;

export type { Pasted, PastedLine, PastedPiece } from './types.ts';
