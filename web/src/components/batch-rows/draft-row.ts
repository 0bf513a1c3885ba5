import type { BatchField } from '#shared/batch/fields.ts';
import type { CellFinding } from '#shared/batch/finding.ts';

/** A row of a file, as it is shown before anything of it leaves the browser. */
export interface DraftRow {
  /** Its place among the rows of the draft, from 0. */
  readonly index: number;
  /** The line of the file. */
  readonly line: number;
  readonly values: Readonly<Partial<Record<BatchField, string>>>;
  readonly findings: readonly CellFinding[];
  /** The index of the row before that asks the same. */
  readonly sameAs: number | null;
  readonly isSkipped: boolean;
}
