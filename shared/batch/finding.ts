import type { FindingCode } from '../engine/names.ts';
import type { Level } from '../engine/pack.ts';
import type { FieldCode } from '../errors/catalogue.ts';
import type { BatchField } from './fields.ts';

/** What only a spreadsheet does to a number, or only a file writes in a cell, beside what any question can be told. */
export const sheetCodes = {
  'excel.digitsLost': 'error',
  'excel.maybeRounded': 'warning',
  'excel.hashes': 'error',
  'excel.errorValue': 'error',
  'excel.date': 'error',
  'excel.zerosLost': 'error',
  'excel.apostrophe': 'error',
  'cell.invisible': 'error',
  'bank.unknown': 'error',
  'bank.ambiguous': 'error',
} as const satisfies Record<string, Level>;
export type SheetCode = keyof typeof sheetCodes;

export type CellCode = FindingCode | FieldCode | SheetCode;

/** Something about one cell of a row: a row with an error is not asked about and costs nothing. */
export interface CellFinding {
  readonly field: BatchField;
  readonly level: Level;
  readonly code: CellCode;
  readonly position?: number;
  readonly expected?: string;
}
