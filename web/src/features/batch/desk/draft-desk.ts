import { batchFields, type BatchField } from '#shared/batch/fields.ts';
import { createCells, type Before, type Cells } from './cells.ts';
import type { CellChange, Desk, Draft, DraftRow, Rehearsal, RowFilter, Trouble } from './desk.ts';
import { judgedRows, type JudgedRows } from './judged.ts';
import { judgeWith, type Terms } from './judge.ts';
import { fixOf, type Ailment } from './outcomes.ts';
import type { Verb } from './protocol.ts';
import { marksOf, rehearsalOf, rowsWith, troublesOf } from './review.ts';
import { sentColumns, sentLine } from './sent.ts';
import type { Source } from './source.ts';
import { draftOf, withField, type Work } from './work.ts';

/** Rows judged between two words about how far it is. */
const stride = 1_000;

/** What undoes a change. */
interface Undo {
  readonly cells: readonly Before[];
  readonly skipped: readonly number[];
}

type Verbs = Omit<Pick<Desk, Verb>, 'open' | 'kept' | 'forget'>;

export interface DraftDesk extends Verbs {
  readonly draft: () => Draft;
  readonly work: () => Work;
}

/** The texts of a row as they stand in the file or were typed. */
const valuesOf = (texts: readonly string[]): DraftRow['values'] =>
  Object.fromEntries(batchFields.map((field, at) => [field, texts[at] ?? '']).filter(([, text]) => text !== ''));

/** One file on the desk: its cells, what is known of its rows, and what was done to it. */
export const createDraftDesk = (source: Source, begun: Work, onProgress: (done: number) => void): DraftDesk => {
  const { edits, isSkipped } = begun;
  const rows = isSkipped.length;
  const undos: Undo[] = [];
  const cellsOf = ({ mapping }: Work): Cells =>
    createCells(
      source,
      edits,
      mapping.map(({ field }) => field),
    );
  let work = begun;
  let cells = cellsOf(begun);
  let judged: JudgedRows | undefined;
  let marks: Uint8Array = new Uint8Array();

  const changed = (change: Partial<Work>): void => {
    work = { ...work, ...change, changedAt: new Date().toISOString() };
  };

  const draft = (): Draft => draftOf(source, work);

  /** What changes the meaning of every row; what is known of them ends. */
  const redraft = async (change: Partial<Work>): Promise<Draft> => {
    changed(change);
    cells = cellsOf(work);
    judged = undefined;
    return draft();
  };
  const reterm = (terms: Partial<Terms>): Promise<Draft> => redraft({ terms: { ...work.terms, ...terms } });

  const judgeAll = (): JudgedRows => {
    const fields = work.mapping.map(({ field }) => field);
    const all = judgedRows(judgeWith(source.headers, fields, work.terms), cells, isSkipped);
    for (let row = 0; row < rows; row++) {
      all.judge(row);
      if (row % stride === 0) onProgress(row / rows);
    }
    onProgress(1);
    judged = all;
    marks = marksOf(all.verdicts);
    return all;
  };
  const known = (): JudgedRows => judged ?? judgeAll();

  const fixAt = ({ findings }: JudgedRows, { code, field }: Pick<Ailment, 'code' | 'field'>, row: number) => {
    const finding = findings(row).find((one) => one.code === code && one.field === field);
    const to = finding && fixOf(finding);
    return to === undefined ? undefined : { from: cells.text(row, field), to };
  };

  const rehearsal = async (): Promise<Rehearsal> => {
    const all = known();
    return rehearsalOf(
      marks,
      troublesOf(all.verdicts, (ailment, row): Trouble['fix'] => fixAt(all, ailment, row)),
    );
  };

  /** Judges the rows of a change anew, and tells what is known then. */
  const rejudge = async ({ cells: before, skipped }: Undo): Promise<Rehearsal> => {
    changed({});
    const touched = new Set([...before.map(({ row }) => row), ...skipped]);
    const all = known();
    for (const row of touched) all.judge(row);
    marks = marksOf(all.verdicts);
    return rehearsal();
  };

  const write = (changes: readonly CellChange[]): Promise<Rehearsal> => {
    const inside = changes.filter(({ index }) => index >= 0 && index < rows);
    const before = inside
      .filter(({ index, field, value }) => cells.text(index, field) !== value)
      .map(({ index, field, value }) => cells.write(index, field, value));
    if (before.length === 0) return rehearsal();
    const undo = { cells: before, skipped: [] };
    undos.push(undo);
    return rejudge(undo);
  };

  const saying = (field: BatchField, text: string): readonly number[] =>
    Array.from(isSkipped.keys()).filter((row) => isSkipped[row] !== 1 && cells.text(row, field) === text);

  const turn = (indexes: readonly number[]): void => {
    for (const row of indexes) isSkipped[row] = 1 - (isSkipped[row] ?? 0);
  };

  const rowAt = (all: JudgedRows, index: number): DraftRow => {
    const leader = all.verdicts.sameAs[index] ?? -1;
    return {
      index,
      line: source.lines[index] ?? 0,
      values: valuesOf(cells.texts(index)),
      findings: all.findings(index),
      sameAs: leader < 0 ? null : leader,
      isSkipped: isSkipped[index] === 1,
    };
  };

  return {
    draft,
    work: () => work,
    mapColumn: (column, field) => redraft({ mapping: withField(work.mapping, column, field) }),
    setCountry: (country) => reterm({ country }),
    setEnvironment: (environment) => reterm({ environment }),
    rehearse: async () => {
      judgeAll();
      return rehearsal();
    },
    rows: async (filter: RowFilter, from: number, count: number) => {
      const all = known();
      const found = rowsWith(marks, filter);
      return {
        total: found.length,
        rows: Array.from(found.subarray(from, from + count), (row) => rowAt(all, row)),
      };
    },
    marks: async () => {
      known();
      return marks.slice();
    },
    edit: write,
    fillDown: (field: BatchField, from: number, to: number) => {
      const value = cells.text(from, field);
      const below = Array.from({ length: Math.max(0, Math.min(to, rows - 1) - from) }, (_, at) => from + 1 + at);
      return write(below.map((index) => ({ index, field, value })));
    },
    alike: async (field, text) => saying(field, text).length,
    replace: (field, text, by) => write(saying(field, text).map((index) => ({ index, field, value: by }))),
    skip: (indexes, skips) => {
      const inside = [...new Set(indexes)].filter((row) => row >= 0 && row < rows);
      const turned = inside.filter((row) => (isSkipped[row] === 1) !== skips);
      turn(turned);
      if (turned.length === 0) return rehearsal();
      const undo = { cells: [], skipped: turned };
      undos.push(undo);
      return rejudge(undo);
    },
    fix: async (trouble) => {
      const all = known();
      const { outcomes, outcomeOf } = all.verdicts;
      const changes: CellChange[] = [];
      for (const [index, outcome] of outcomeOf.entries()) {
        const ailment = outcomes.at(outcome).ailments.find(({ id }) => id === trouble);
        const fix = ailment?.isFixable && isSkipped[index] !== 1 ? fixAt(all, ailment, index) : undefined;
        if (ailment && fix) changes.push({ index, field: ailment.field, value: fix.to });
      }
      return write(changes);
    },
    undo: () => {
      const last = undos.pop();
      if (!last) return rehearsal();
      for (const before of last.cells.toReversed()) cells.restore(before);
      turn(last.skipped);
      return rejudge(last);
    },
    sent: async (original) => {
      const all = known();
      const parts: string[] = [];
      let sent = 0;
      for (const [row, mark] of marks.entries()) {
        if (mark !== 0 && mark !== 2 && (mark & 4) === 0) continue;
        sent++;
        parts.push(sentLine(all.asked(row), original ? source.columns.map((column) => column[row] ?? '') : undefined));
      }
      return {
        columns: original ? sentColumns(source.headers) : [],
        rows: sent,
        lines: new Blob(parts, { type: 'application/x-ndjson' }),
      };
    },
  };
};
