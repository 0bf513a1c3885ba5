import type { AskedRow } from '#shared/batch/fields.ts';
import type { Cells } from './cells.ts';
import type { CellFinding } from './desk.ts';
import { createDuplicates } from './duplicates.ts';
import type { Judge } from './judge.ts';
import { createOutcomes } from './outcomes.ts';
import type { Verdicts } from './review.ts';

export interface JudgedRows {
  readonly verdicts: Verdicts;
  readonly asked: (row: number) => AskedRow;
  readonly findings: (row: number) => readonly CellFinding[];
  /** Judges a row anew, and no other. */
  readonly judge: (row: number) => void;
}

/** The verdict on each row, in a few numbers a row; findings are told again when they are looked at. */
export const judgedRows = ({ asked: read, judge }: Judge, cells: Cells, isSkipped: Uint8Array): JudgedRows => {
  const outcomes = createOutcomes();
  const outcomeOf = new Uint32Array(isSkipped.length);
  const duplicates = createDuplicates(isSkipped.length);
  const asked = (row: number): AskedRow => read(cells.texts(row));
  return {
    verdicts: { outcomes, outcomeOf, sameAs: duplicates.sameAs, isSkipped },
    asked,
    findings: (row) => judge(asked(row)).findings,
    judge: (row) => {
      const { findings, question } = judge(asked(row));
      outcomeOf[row] = outcomes.of(findings, (field) => cells.text(row, field));
      duplicates.ask(row, isSkipped[row] === 1 ? undefined : question);
    },
  };
};
