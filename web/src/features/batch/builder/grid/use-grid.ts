import { useCallback, useState } from 'react';
import type { Builder } from '../builder.ts';
import type { CellChange } from '../../desk/desk.ts';
import type { Editing } from '../../../../components/batch-rows/grid-row.tsx';
import type { GridColumn } from '../../../../components/batch-rows/grid-columns.ts';
import { beside, clamped, type Bounds, type Cell } from './moves.ts';

interface GridState {
  readonly active: Cell;
  /** The other end of what is selected of the column. */
  readonly anchor: number | null;
  readonly editing: Editing | null;
  /** Grows whenever the active cell is to take the focus. */
  readonly focus: number;
}

const start: GridState = { active: { place: 0, column: 0 }, anchor: null, editing: null, focus: 0 };

export interface GridOptions {
  readonly builder: Builder;
  readonly order: Uint32Array;
  readonly columns: readonly GridColumn[];
}

/** Where one is in the grid, what is selected and whether it is being edited. */
export const useGrid = ({ builder, order, columns }: GridOptions) => {
  const [state, setState] = useState(start);
  const bounds = useCallback(
    (page = 1): Bounds => ({ rows: order.length, columns: columns.length, page }),
    [order.length, columns.length],
  );
  const active = clamped(state.active, bounds());
  const anchor = Math.min(state.anchor ?? active.place, order.length - 1);
  const [from, to] = [Math.min(active.place, anchor), Math.max(active.place, anchor)];

  const moveTo = useCallback(
    (cell: Cell, anchor: number | null = null) =>
      setState((now) => ({ active: cell, anchor, editing: null, focus: now.focus + 1 })),
    [],
  );
  /** Ends editing; the focus has gone elsewhere and stays there. */
  const stop = useCallback(() => setState((now) => ({ ...now, editing: null })), []);
  /** To the first cell; whatever has the focus keeps it. */
  const rest = useCallback(() => setState((now) => ({ ...start, focus: 0, active: { ...now.active, place: 0 } })), []);
  const begin = useCallback((cell: Cell, typed?: string) => {
    setState((now) => ({ ...now, active: cell, anchor: null, editing: { typed } }));
  }, []);
  const indexAt = useCallback((place: number) => order[place] ?? 0, [order]);
  const fieldAt = (column: number) => columns[column]?.field;

  const write = (changes: readonly CellChange[]) =>
    changes.length === 0 ? Promise.resolve() : builder.change((desk) => desk.edit(changes));
  /** The places from one to another, as changes of one field. */
  const same = (first: number, last: number, value: string): CellChange[] => {
    const field = fieldAt(active.column);
    if (!field) return [];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => ({
      index: indexAt(first + step),
      field,
      value,
    }));
  };
  return {
    ...state,
    active,
    range: [from, to] as const,
    bounds,
    moveTo,
    stop,
    rest,
    begin,
    indexAt,
    fieldAt,
    write,
    same,
    next: (step: 1 | -1) => moveTo(beside(active, step, bounds())),
    below: () => moveTo(clamped({ ...active, place: active.place + 1 }, bounds())),
    here: () => moveTo(active),
  };
};
export type Grid = ReturnType<typeof useGrid>;
