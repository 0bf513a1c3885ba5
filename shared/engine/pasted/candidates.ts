import type { Cell } from './cells.ts';
import { longest, readNumber } from './number.ts';
import type { NumberReading } from './number.ts';
import { runsIn } from './runs.ts';
import type { Span } from './span.ts';
import type { PasteContext } from './types.ts';
import { documentIn, isAmount, isDate, isEmail } from './values.ts';

/** A stretch of a cell read as an account number. */
export interface Candidate extends Span {
  readonly cell: Cell;
  readonly reading: NumberReading;
  readonly isLabelled: boolean;
  readonly weight: number;
}

/** The account number of a record, the likeliest of all stretches that can be one; the first of equals. */
export function numberIn(text: string, plain: string, cells: readonly Cell[], context: PasteContext) {
  const isAlone = cells.length === 1;
  let best: Candidate | undefined;
  for (const cell of cells) {
    for (const found of candidatesIn(text, plain, cell, context, isAlone))
      if (!best || found.weight > best.weight) best = found;
  }
  return best;
}

function candidatesIn(text: string, plain: string, cell: Cell, context: PasteContext, isAlone: boolean): Candidate[] {
  const said = cell.label ?? cell.column;
  if (said && said.name !== 'accountNumber') return [];
  const whole = candidate(text, plain, cell, cell, context, isAlone);
  if (whole && whole.reading.account.proof !== 'wrong') return [whole];
  const within = runsIn(text, cell).flatMap((run) => candidate(text, plain, run, cell, context, isAlone) ?? []);
  return whole ? [whole, ...within] : within;
}

const enough = 4;

function candidate(
  text: string,
  plain: string,
  { from, to }: Span,
  cell: Cell,
  context: PasteContext,
  isAlone: boolean,
): Candidate | undefined {
  const value = text.slice(from, to);
  const said = cell.label ?? cell.column;
  const isWhole = isAlone && from === cell.from && to === cell.to;
  if (value.length > longest || isSomethingElse(plain.slice(from, to), isWhole || said !== undefined)) return undefined;
  const reading = readNumber(value, context, said?.kind);
  if (!reading) return undefined;
  const digits = value.replace(/\D/g, '').length;
  const { proof } = reading.account;
  const isPlain = reading.is === 'account' && reading.phone === undefined;
  const isKey = proof === 'certain' || (proof !== 'wrong' && (isWhole || said !== undefined));
  if (!isKey && (digits < enough || hasWords(value) || (isPlain && isMore.test(value)))) return undefined;
  const isDocument = !said && !isWhole && proof !== 'certain' && documentIn(reading.account.pack, value) !== undefined;
  // Digits decide between equals: the longer number is the account.
  const weight = reading.weight + (said ? 4 : 0) - (isDocument ? 4 : 0) + Math.min(digits, longest) / 1000;
  return { from, to, cell, reading, isLabelled: said !== undefined, weight };
}

function isSomethingElse(plain: string, isMeant: boolean): boolean {
  return isDate(plain) || isAmount(plain) || (isEmail(plain) && !isMeant);
}

/** Marks that no number holds: a mistyped one is looked for between them. */
const isMore = /[^\p{L}\d\s.\-/+@_\u2010-\u2015\u2212]/u;

/** Letters beside the digits that make it a sentence and not a number. */
function hasWords(value: string): boolean {
  return /\p{L}{2}/u.test(value.normalize('NFKC')) && /\s/.test(value);
}
