import type { AccountFormat, DocumentType } from '../names.ts';
import { numberIn } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { maskedCard } from './card.ts';
import { cellsOf } from './cells.ts';
import type { Cell } from './cells.ts';
import { tell, withoutCards } from './facts.ts';
import type { Fact } from './facts.ts';
import { folded } from './fold.ts';
import type { Label } from './labels.ts';
import { trimmed, withoutInvisible } from './span.ts';
import type { Cleaned, PastedFields, PastedLine, PastedPiece, PasteContext } from './types.ts';
import { accountTypeIn } from './values.ts';

/** A record as far as it was read, and how surely its number is one. */
export interface ReadRecord {
  readonly line: PastedLine;
  readonly isSure: boolean;
}

const cellsAtMost = 200;

/** Reads the text of one account: its number first, then what else stands there. */
export function readRecord(
  text: string,
  context: PasteContext,
  columns: readonly (Label | undefined)[] = [],
): ReadRecord {
  const plain = folded(text);
  const cells = cellsOf(text, plain, context.country, columns).slice(0, cellsAtMost);
  const found = numberIn(text, plain, cells, context);
  if (!found) return { line: nothingIn(text, context), isSure: false };
  const { reading, isLabelled } = found;
  const isWhole = reading.account.proof !== 'wrong' || reading.account.judged.missing === 0;
  const isSure = isLabelled || reading.is !== 'account' || reading.zeros > 0 || isWhole;
  if (reading.is === 'account') return { line: accountLine(text, plain, cells, found, context), isSure };
  return { line: refusedLine(text, found, reading.is, context), isSure };
}

export function nothingIn(text: string, { country }: PasteContext): PastedLine {
  const none = { format: undefined, state: undefined, question: undefined, phone: undefined };
  return {
    kind: 'nothing',
    text,
    country,
    ...none,
    confirmed: 0,
    fields: {},
    pieces: [],
    cleaned: [],
    zeros: 0,
    bare: '',
  };
}

function refusedLine(text: string, { from, to }: Candidate, kind: 'card' | 'cut', context: PasteContext): PastedLine {
  const value = text.slice(from, to);
  const shown = kind === 'card' ? maskedCard(value.replace(/\D/g, '')) : value;
  const pieces: PastedPiece[] = [{ from, to, text: shown, name: kind, use: 'left' }];
  return { ...nothingIn(withoutCards(text), context), kind, pieces };
}

function accountLine(
  text: string,
  plain: string,
  cells: readonly Cell[],
  found: Candidate,
  { country }: PasteContext,
): PastedLine {
  const { account, zeros, phone } = found.reading;
  const { normalized, state, confirmed } = account.judged;
  const format = account.kind.format as AccountFormat;
  const said = typeSaid(plain, found);
  const pieces: PastedPiece[] = [...labelPiece(text, found, said), numberPiece(text, found, format)];
  let fields: PastedFields = { accountNumber: normalized, ...said };
  // The bank comes first: which other fields there are may depend on it.
  const facts = factsOf(text, plain, cells, found);
  const inOrder = facts.toSorted((a, b) => Number(b.said?.name === 'bankCode') - Number(a.said?.name === 'bankCode'));
  for (const fact of inOrder) {
    const told = tell(fact, account, fields);
    fields = { ...fields, ...told.fields };
    pieces.push(told.piece);
  }
  return {
    kind: Object.keys(fields).length > 1 ? 'facts' : 'number',
    text: withoutCards(text) === text || pieces.length === 1 ? text : hidden(text, found),
    country: account.pack.country,
    format,
    state,
    confirmed,
    fields,
    pieces: pieces.toSorted((a, b) => a.from - b.from),
    cleaned: cleanedOf(text, found, pieces),
    zeros,
    bare: normalized.slice(zeros),
    question: account.pack.country === country ? (phone === undefined ? undefined : 'phone') : 'country',
    phone,
  };
}

/** Cards beside the number are hidden; the number itself stays. */
const hidden = (text: string, { from, to }: Candidate): string =>
  withoutCards(text.slice(0, from)) + text.slice(from, to) + withoutCards(text.slice(to));

function numberPiece(text: string, { from, to }: Candidate, kind: AccountFormat): PastedPiece {
  return { from, to, text: text.slice(from, to), name: 'accountNumber', use: 'field', kind };
}

function labelPiece(text: string, { cell: { label } }: Candidate, { accountType }: PastedFields): PastedPiece[] {
  if (!label) return [];
  const span = trimmed(text, label);
  const shown = { ...span, text: text.slice(span.from, span.to) };
  return [
    accountType === undefined
      ? { ...shown, name: 'label', use: 'left' }
      : { ...shown, name: 'accountType', use: 'field' },
  ];
}

/** `Cuenta de ahorros: 123` says the type of the account in the label. */
function typeSaid(plain: string, { cell: { label }, reading: { account } }: Candidate): PastedFields {
  const type = label && accountTypeIn(account.pack, plain.slice(label.from, label.to));
  const { needs } = account.kind;
  const isAsked = typeof needs === 'function' || needs.accountType !== undefined;
  return type !== undefined && isAsked ? { accountType: type } : {};
}

function factsOf(text: string, plain: string, cells: readonly Cell[], { cell, from, to }: Candidate): Fact[] {
  const rest = [
    { from: cell.from, to: from, said: undefined, isCell: false },
    { from: to, to: cell.to, said: undefined, isCell: false },
  ];
  const others = cells
    .filter((one) => one !== cell)
    .map((one) => ({ from: one.from, to: one.to, said: one.label ?? one.column, isCell: true }));
  return [...others, ...rest].flatMap(({ said, isCell, ...around }) => {
    const span = trimmed(text, around);
    if (span.from >= span.to) return [];
    const value = withoutInvisible(text.slice(span.from, span.to));
    return [{ ...span, text: value, plain: folded(value), said: said && { name: said.name, ...kindOf(said) }, isCell }];
  });
}

const kindOf = ({ kind }: Label) => (kind === undefined ? {} : { kind: kind as AccountFormat | DocumentType });

/** What stood in or around the number and is not in it any more. */
function cleanedOf(text: string, { from, to, cell, reading }: Candidate, pieces: readonly PastedPiece[]): Cleaned[] {
  const value = text.slice(from, to);
  const outside = text.slice(0, from) + text.slice(to);
  const known: readonly (readonly [Cleaned, boolean])[] = [
    ['label', cell.label !== undefined],
    ['separators', withoutInvisible(value) !== reading.account.judged.normalized.slice(reading.zeros)],
    ['quotes', /['"`´‘’“”«»]/.test(outside)],
    ['invisible', withoutInvisible(text) !== text],
    ['bank', pieces.some(({ use }) => use === 'agrees')],
    ['rest', pieces.some(({ use, name }) => use === 'left' && name !== 'label')],
  ];
  return known.flatMap(([what, isSo]) => (isSo ? [what] : []));
}
