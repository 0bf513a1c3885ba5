import type { Sheet } from '#shared/batch/sheet.ts';

/** A file as it was read, column by column: tens of thousands of rows are a dozen lists, and stay as they are. */
export interface Source {
  readonly name: string;
  readonly kind: Sheet['kind'];
  readonly headers: readonly string[];
  readonly columns: readonly (readonly string[])[];
  readonly lines: Uint32Array;
}

export const sourceOf = ({ name, kind, headers, rows, lines }: Sheet): Source => ({
  name,
  kind,
  headers,
  columns: headers.map((_, column) => rows.map((row) => row[column] ?? '')),
  lines: Uint32Array.from(lines),
});
