import { UnreadableSheet, type Sheet } from '../batch/sheet.ts';
import { headerRowOf, headersWithin } from './header-row.ts';
import { sheetLimits } from './limits.ts';

export interface Collector {
  /** `line`: in which line of the file it stands, from 1. */
  readonly add: (row: readonly string[], line: number) => void;
  readonly sheet: (name: string, kind: Sheet['kind']) => Sheet;
}

/** How many cells there are up to the last with a text. */
const widthOf = (row: readonly string[]): number => {
  let width = row.length;
  while (width > 0 && row[width - 1]?.trim() === '') width--;
  return width;
};

/** Every row as long as the longest. */
const padded = (row: readonly string[], width: number): readonly string[] =>
  row.length === width ? row : Array.from({ length: width }, (_, column) => row[column] ?? '');

/** Takes the rows of a file as they are read, within its limits: rows without any text are left out, titles above the headers too. */
export const collectRows = (): Collector => {
  const rows: (readonly string[])[] = [];
  const lines: number[] = [];
  let widest = 0;

  const add = (row: readonly string[], line: number): void => {
    const width = widthOf(row);
    if (width === 0) return;
    if (width > sheetLimits.columns) throw new UnreadableSheet('tooManyColumns', sheetLimits.columns);
    if (row.some((cell) => cell.length > sheetLimits.cell)) throw new UnreadableSheet('cellTooLong', line);
    if (rows.length === sheetLimits.rows + headersWithin) throw new UnreadableSheet('tooManyRows', sheetLimits.rows);
    rows.push(width === row.length ? row : row.slice(0, width));
    lines.push(line);
    widest = Math.max(widest, width);
  };

  const sheet = (name: string, kind: Sheet['kind']): Sheet => {
    if (rows.length === 0) throw new UnreadableSheet('empty');
    const header = headerRowOf(rows);
    const first = header === undefined ? 0 : header + 1;
    const count = rows.length - first;
    if (count === 0) throw new UnreadableSheet('noRows');
    if (count > sheetLimits.rows) throw new UnreadableSheet('tooManyRows', sheetLimits.rows);
    return {
      name,
      kind,
      headers: padded(header === undefined ? [] : (rows[header] ?? []), widest).map((text) => text.trim()),
      rows: rows.slice(first).map((row) => padded(row, widest)),
      lines: lines.slice(first),
    };
  };

  return { add, sheet };
};
