import type { BatchField } from '#shared/batch/fields.ts';

export interface GridColumn {
  readonly field: BatchField;
  /** In pixels; it grows where there is room, by its share. */
  readonly width: number;
  readonly share: number;
}

/** The width of the column that says the line of the file. */
export const lineWidth = 60;

export const templateOf = (columns: readonly GridColumn[]): string =>
  [`${lineWidth}px`, ...columns.map(({ width, share }) => `minmax(${width}px, ${share}fr)`)].join(' ');

export const leastWidthOf = (columns: readonly GridColumn[]): number =>
  columns.reduce((sum, { width }) => sum + width, lineWidth);
