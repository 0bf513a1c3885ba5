import { batchFields } from '#shared/batch/fields.ts';
import type { AskedRow, BatchField } from '#shared/batch/fields.ts';
import type { Cells } from './cells.ts';
import type { CellFinding } from './desk.ts';
import { createDuplicates } from './duplicates.ts';
import type { Judge, Terms } from './judge.ts';
import { createOutcomes } from './outcomes.ts';
import type { Verdicts } from './review.ts';

export interface JudgedRows {
  readonly verdicts: Verdicts;
  readonly asked: (row: number) => AskedRow;
  readonly findings: (row: number) => readonly CellFinding[];
  /** Judges these rows anew, and no other. */
  readonly judge: (rows: Iterable<number>) => Promise<void>;
}

/** The verdict on each row, in a few numbers a row; findings are told again when they are looked at. */
export const judgedRows = (judge: Judge, cells: Cells, terms: Terms, isSkipped: Uint8Array): JudgedRows => {
  const outcomes = createOutcomes();
  const outcomeOf = new Uint32Array(isSkipped.length);
  const duplicates = createDuplicates(isSkipped.length);

  const textsOf = (row: number) => (field: BatchField) => cells.text(row, field);
  const asked = (row: number): AskedRow => judge.asked(textsOf(row), terms);

  const judgeOne = (row: number): void => {
    const { findings, question } = judge.judge(asked(row), terms);
    outcomeOf[row] = outcomes.of(findings, textsOf(row));
    duplicates.ask(row, isSkipped[row] === 1 ? undefined : question);
  };

  return {
    verdicts: { outcomes, outcomeOf, sameAs: duplicates.sameAs, isSkipped },
    asked,
    findings: (row) => judge.judge(asked(row), terms).findings,
    judge: async (rows) => {
      const some = [...rows];
      await judge.prepare(new Set(some.map((row) => cells.text(row, 'country'))), terms);
      for (const row of some) judgeOne(row);
    },
  };
};

/** The texts of a row as they stand in the file or were typed. */
export const valuesOf = (cells: Cells, row: number): Partial<Record<BatchField, string>> => {
  const values: Partial<Record<BatchField, string>> = {};
  for (const field of batchFields) {
    const text = cells.text(row, field);
    if (text !== '') values[field] = text;
  }
  return values;
};
