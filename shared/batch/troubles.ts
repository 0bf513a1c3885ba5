import type { Level } from '../engine/pack.ts';
import type { AskedRow, BatchField } from './fields.ts';
import type { CellCode, CellFinding } from './finding.ts';

/** A row of a draft and what is said of it. */
export interface FoundRow {
  readonly index: number;
  readonly asked: AskedRow;
  readonly findings: readonly CellFinding[];
}

/** Findings that one correction would end. */
export interface TroubleGroup {
  /** The same findings have the same one after every judgement. */
  readonly id: string;
  readonly code: CellCode;
  readonly field: BatchField;
  readonly level: Level;
  readonly rows: number;
  /** The first rows with it. */
  readonly first: readonly number[];
  /** The text that all of them have, where it is one. */
  readonly text: string | undefined;
  /** A correction that guesses nothing: of the one text, or of every row by its own. */
  readonly fix?: { readonly from: string; readonly to: string };
}

/** Findings whose `expected` is the whole text as it should stand. */
const provenCodes: ReadonlySet<CellCode> = new Set(['excel.zerosLost', 'excel.apostrophe']);
const isProven = ({ code, expected }: CellFinding): boolean =>
  expected !== undefined && (provenCodes.has(code) || code.endsWith('.spelling'));

/** What a cell should hold, where it is certain. */
export const fixOf = (finding: CellFinding): string | undefined => (isProven(finding) ? finding.expected : undefined);

/**
 * Words of a list that is short are wrong the same way in many rows, and one correction ends all that are spelled alike; a number
 * is wrong by itself, so those go together by what is wrong with them.
 */
const wordFields: ReadonlySet<BatchField> = new Set([
  'country',
  'bankCode',
  'accountType',
  'accountFormat',
  'documentType',
  'branchCode',
  'routingNumber',
]);

const between = '\u001f';

const idOf = ({ field, level, code }: CellFinding, text: string): string =>
  [field, level, code, wordFields.has(field) ? text : ''].join(between);

interface Group {
  readonly finding: CellFinding;
  readonly id: string;
  readonly first: number[];
  readonly text: string;
  rows: number;
  isOneText: boolean;
  /** Every finding of the group says what its cell should hold. */
  isProven: boolean;
}

const firstShown = 100;

const add = (groups: Map<string, Group>, { index, asked }: FoundRow, finding: CellFinding): void => {
  const text = asked[finding.field] ?? '';
  const id = idOf(finding, text);
  const group = groups.get(id);
  if (!group) {
    groups.set(id, { finding, id, first: [index], text, rows: 1, isOneText: true, isProven: isProven(finding) });
    return;
  }
  group.rows++;
  if (group.first.length < firstShown) group.first.push(index);
  group.isOneText &&= group.text === text;
  group.isProven &&= isProven(finding);
};

const told = ({ finding, id, first, text, rows, isOneText, isProven }: Group): TroubleGroup => {
  const { code, field, level, expected } = finding;
  const whole = { id, code, field, level, rows, first, text: isOneText ? text : undefined };
  return isProven && expected !== undefined ? { ...whole, fix: { from: text, to: expected } } : whole;
};

const gravity: Readonly<Record<Level, number>> = { error: 0, warning: 1 };

/** What is wrong with a draft, faults first, what most rows have first. */
export const troublesOf = (rows: Iterable<FoundRow>): TroubleGroup[] => {
  const groups = new Map<string, Group>();
  for (const row of rows) for (const finding of row.findings) add(groups, row, finding);
  return [...groups.values()]
    .map(told)
    .toSorted((a, b) => gravity[a.level] - gravity[b.level] || b.rows - a.rows || (a.id < b.id ? -1 : 1));
};

/** The corrections of a trouble: each of its rows gets the text that is proven for it. */
export const correctionsOf = (
  trouble: TroubleGroup,
  rows: Iterable<FoundRow>,
): { readonly index: number; readonly field: BatchField; readonly to: string }[] => {
  const corrections = [];
  for (const { index, asked, findings } of rows)
    for (const finding of findings) {
      const to = fixOf(finding);
      if (to !== undefined && idOf(finding, asked[finding.field] ?? '') === trouble.id)
        corrections.push({ index, field: finding.field, to });
    }
  return corrections;
};
