import { batchLimits } from '../validation/batches.ts';

/** What a file of rows may hold. Everything a reader refuses by size stands here. */
export const sheetLimits = {
  bytes: 25_000_000,
  rows: batchLimits.rows,
  columns: batchLimits.columns,
  /** Characters of a cell, as Excel has it. */
  cell: 32_767,
  /** Characters of a row of a text file; one that never ends is no table. */
  textRow: 65_536,
  /** Parts of a workbook, and what they may inflate to: together, and each against what it is compressed. */
  entries: 500,
  inflated: 120_000_000,
  ratio: 200,
  /** Below this, a part may compress as well as it likes. */
  ratioFrom: 1_000_000,
  /** Of a part that is read as a whole: styles, lists of sheets. */
  wholePart: 20_000_000,
  strings: 600_000,
  stringCharacters: 32_000_000,
  styles: 65_536,
} as const;
