import type { BatchField } from '#shared/batch/fields.ts';
import type { CellCode, CellFinding } from '#shared/batch/finding.ts';
import type { SheetProblem } from '#shared/batch/sheet.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { DraftRow } from '../../../components/batch-rows/draft-row.ts';

/** How sure a column is: by its header, by what stands in it, remembered from a file like this, or chosen by hand. */
export type MappedBy = 'name' | 'values' | 'memory' | 'hand';

export interface Column {
  readonly header: string;
  /** The first texts in it. */
  readonly samples: readonly string[];
  /** `null`: not used. */
  readonly field: BatchField | null;
  readonly by: MappedBy | null;
}

/** What is known of a draft without its rows. */
export interface Draft {
  readonly name: string;
  readonly kind: 'csv' | 'xlsx' | 'paste';
  readonly rows: number;
  readonly columns: readonly Column[];
  /** Of rows that name none; `null` where every row names its own. */
  readonly country: CountryCode | null;
  readonly environment: Environment;
  /** When it was last changed, for the offer to go on with it. */
  readonly changedAt: string;
}

export type { CellFinding } from '#shared/batch/finding.ts';
export type { DraftRow };

export type CellLevel = 'error' | 'warning';

export type RowFilter = 'all' | 'error' | 'warning' | 'duplicate' | 'skipped';

/** One cell with its new text; a field that has no column may be given one. */
export interface CellChange {
  readonly index: number;
  readonly field: BatchField;
  readonly value: string;
}

/** What is the matter with a row, as bits of a byte. */
export const rowMarks = { error: 1, warning: 2, duplicate: 4, skipped: 8 } as const;

/** Rows with the same trouble, that one correction may end: `fix` where the engine knows it for certain. */
export interface Trouble {
  readonly id: string;
  readonly code: CellCode;
  readonly field: BatchField;
  readonly level: CellLevel;
  readonly rows: number;
  /** The first rows with it. */
  readonly first: readonly number[];
  /** A correction that guesses nothing, such as zeros that the format proves; absent where people have to look. */
  readonly fix?: { readonly from: string; readonly to: string };
}

/** What would happen: nothing of it has left the browser. */
export interface Rehearsal {
  readonly ready: number;
  readonly warned: number;
  readonly duplicates: number;
  readonly wrong: number;
  readonly skipped: number;
  /** Distinct questions: what it costs in production. */
  readonly credits: number;
  readonly troubles: readonly Trouble[];
}

export interface Progress {
  readonly stage: 'reading' | 'judging';
  /** 0 to 1. */
  readonly done: number;
}

/** A file that could not be read. */
export interface Refused {
  readonly problem: SheetProblem;
  readonly at?: number;
}

/**
 * What the builder asks its worker: it alone holds the rows, keeps them over a reload (IndexedDB), and judges them. Every
 * method that changes the draft answers with the new state; `rows` reads a window of those that pass the filter.
 */
export interface Desk {
  readonly open: (source: File | { readonly pasted: string }) => Promise<Draft | Refused>;
  /** The draft that was left here before, if any. */
  readonly kept: () => Promise<Draft | null>;
  readonly forget: () => Promise<void>;
  readonly mapColumn: (column: number, field: BatchField | null) => Promise<Draft>;
  readonly setCountry: (country: CountryCode | null) => Promise<Draft>;
  readonly setEnvironment: (environment: Environment) => Promise<Draft>;
  /** Judges everything anew; `onProgress` hears of it. */
  readonly rehearse: () => Promise<Rehearsal>;
  readonly rows: (
    filter: RowFilter,
    from: number,
    count: number,
  ) => Promise<{ readonly total: number; readonly rows: readonly DraftRow[] }>;
  /** One byte for each row of the draft, with its `rowMarks`. */
  readonly marks: () => Promise<Uint8Array>;
  /** However many cells, it is one change: undone at once. */
  readonly edit: (changes: readonly CellChange[]) => Promise<Rehearsal>;
  /** Writes the value of the first row into all others. */
  readonly fillDown: (field: BatchField, from: number, to: number) => Promise<Rehearsal>;
  /** How many rows say the same in a field; skipped ones do not count. */
  readonly alike: (field: BatchField, text: string) => Promise<number>;
  /** Writes another text into all of them, as one change. */
  readonly replace: (field: BatchField, text: string, by: string) => Promise<Rehearsal>;
  readonly skip: (indexes: readonly number[], isSkipped: boolean) => Promise<Rehearsal>;
  readonly fix: (trouble: string) => Promise<Rehearsal>;
  readonly undo: () => Promise<Rehearsal>;
  /** The rows as they are sent: JSON Lines, with the customer's own columns where `original` says so. */
  readonly sent: (
    original: boolean,
  ) => Promise<{ readonly columns: readonly string[]; readonly rows: number; readonly lines: Blob }>;
  readonly onProgress: (listener: (progress: Progress) => void) => () => void;
  /** Hears once that this browser does not keep the draft: it ends with the page. */
  readonly onUnkept: (listener: () => void) => () => void;
  readonly close: () => void;
}
