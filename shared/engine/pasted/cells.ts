import { labelOf, labelsIn } from './labels.ts';
import type { FoundLabel, Label } from './labels.ts';
import { trimmed } from './span.ts';
import type { Span } from './span.ts';

/** One value of a record, with the label it stands behind, where there is one. */
export interface Cell extends Span {
  readonly label: FoundLabel | undefined;
  /** What the head of its column says. */
  readonly column: Label | undefined;
}

/** What separates the cells of a row, the surest first; white space does only where there is nothing better. */
const separators = [/\t/g, /\s*\|\s*/g, /;/g, / {2,}/g, /,(?!\d{3}(?!\d)|\d+[eE]\+)\s*/g];

/** The pieces of a row: every line by the surest separator it has. Quoted cells keep their commas. */
export function spansOf(text: string): Span[] {
  const lines = splitAt(text, { from: 0, to: text.length }, /[\r\n\u2028\u2029]+/g);
  return lines.flatMap((line) => {
    const row = text.slice(line.from, line.to);
    const separator = separators.find((one) => row.search(one) > 0 && splitAt(text, line, one).length > 1);
    return separator ? splitAt(text, line, separator) : [line];
  });
}

function splitAt(text: string, { from, to }: Span, separator: RegExp): Span[] {
  const spans: Span[] = [];
  let start = from;
  for (const { index, 0: mark } of text.slice(from, to).matchAll(separator)) {
    if (isQuoted(text, start, from + index)) continue;
    spans.push({ from: start, to: from + index });
    start = from + index + mark.length;
  }
  spans.push({ from: start, to });
  return spans;
}

/** Within a cell that a double quote opened. */
function isQuoted(text: string, start: number, end: number): boolean {
  return text.charAt(start) === '"' && (end - 1 === start || text.charAt(end - 1) !== '"');
}

/** The labels and values of a record, every value trimmed; empty ones are left out. */
export function cellsOf(text: string, plain: string, country: string, columns: readonly (Label | undefined)[]): Cell[] {
  return spansOf(text).flatMap((span, index) => {
    const labels = labelsIn(plain.slice(span.from, span.to), country).map((label) => moved(label, span.from));
    const head = labelOf(plain.slice(span.from, span.to), country);
    if (head && labels.length === 0) return [];
    const first = labels[0];
    const before = cell(text, { from: span.from, to: first?.from ?? span.to }, undefined, columns[index]);
    const labelled = labels.map((label, at) =>
      cell(text, { from: label.to, to: labels[at + 1]?.from ?? span.to }, label, undefined),
    );
    return joined([before, ...labelled]);
  });
}

function cell(text: string, span: Span, label: FoundLabel | undefined, column: Label | undefined): Cell {
  return { ...trimmed(text, span), label, column };
}

/** A label with nothing behind it speaks for the next value: `PIX CPF: 390.533.447-05` is a key. */
function joined(cells: readonly Cell[]): Cell[] {
  const kept: Cell[] = [];
  let waiting: FoundLabel | undefined;
  for (const one of cells) {
    if (one.from >= one.to) {
      waiting ??= one.label?.name === 'accountNumber' ? one.label : undefined;
      continue;
    }
    const label = waiting && one.label ? { ...waiting, to: one.label.to } : (one.label ?? waiting);
    waiting = undefined;
    kept.push({ ...one, label });
  }
  return kept;
}

function moved(label: FoundLabel, by: number): FoundLabel {
  return { ...label, from: label.from + by, to: label.to + by };
}
