export interface Cell {
  /** Among the rows shown, from 0. */
  readonly place: number;
  readonly column: number;
}

export interface Bounds {
  readonly rows: number;
  readonly columns: number;
  /** Rows on one screen. */
  readonly page: number;
}

export interface Key {
  readonly key: string;
  readonly isControl: boolean;
}

type Move = (cell: Cell, bounds: Bounds) => Cell;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ place, column }) => ({ place: place - 1, column }),
  ArrowDown: ({ place, column }) => ({ place: place + 1, column }),
  ArrowLeft: ({ place, column }) => ({ place, column: column - 1 }),
  ArrowRight: ({ place, column }) => ({ place, column: column + 1 }),
  Home: ({ place }) => ({ place, column: 0 }),
  End: ({ place }, { columns }) => ({ place, column: columns - 1 }),
  PageUp: ({ place, column }, { page }) => ({ place: place - page, column }),
  PageDown: ({ place, column }, { page }) => ({ place: place + page, column }),
};

const farMoves: Readonly<Record<string, Move>> = {
  Home: () => ({ place: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ place: rows - 1, column: columns - 1 }),
  ArrowUp: ({ column }) => ({ place: 0, column }),
  ArrowDown: ({ column }, { rows }) => ({ place: rows - 1, column }),
  ArrowLeft: ({ place }) => ({ place, column: 0 }),
  ArrowRight: ({ place }, { columns }) => ({ place, column: columns - 1 }),
};

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

export const clamped = ({ place, column }: Cell, { rows, columns }: Bounds): Cell => ({
  place: within(place, rows),
  column: within(column, columns),
});

/** Where a key leads in a grid; undefined where it leads nowhere. */
export const moved = (cell: Cell, { key, isControl }: Key, bounds: Bounds): Cell | undefined => {
  const move = (isControl ? farMoves : moves)[key];
  return move && clamped(move(cell, bounds), bounds);
};

/** The cell after this one, at the end of a row the first of the next: where Tab leads while one is edited. */
export const beside = ({ place, column }: Cell, step: 1 | -1, bounds: Bounds): Cell => {
  const at = place * bounds.columns + column + step;
  if (at < 0 || at >= bounds.rows * bounds.columns) return { place, column };
  return { place: Math.floor(at / bounds.columns), column: at % bounds.columns };
};
