import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { Builder } from '../builder.ts';
import type { CellChange } from '../../desk/desk.ts';
import { cellsOf, clipboardOf } from './cells.ts';
import { clamped, moved } from './moves.ts';
import type { Alike } from '../review/use-alike.ts';
import type { Grid } from './use-grid.ts';
import type { Rows } from './use-rows.ts';

export interface GridKeysOptions {
  readonly grid: Grid;
  /** Rows on one screen. */
  readonly page: number;
  readonly onNextError: () => void;
  readonly onLeave: () => void;
}

type Do = () => void;

/** What can be done to the rows beside moving among them; the buttons below the grid do the same. */
export const useGridActions = (builder: Builder, grid: Grid, rows: Rows, alike: Alike) => {
  const { active, range, indexAt, fieldAt } = grid;
  const textAt = (place: number) => {
    const field = fieldAt(active.column);
    return (field && rows.get(indexAt(place))?.values[field]) ?? '';
  };
  const written = async (changes: readonly CellChange[]) => {
    const [first, ...others] = changes;
    const before = first && (rows.get(first.index)?.values[first.field] ?? '');
    rows.patch(changes);
    await grid.write(changes);
    if (first && others.length === 0 && before !== undefined && before !== first.value) await alike.look(first, before);
  };
  const write = (changes: readonly CellChange[]) => void written(changes);
  const [from, to] = range;
  return {
    write,
    textAt,
    applyToAlike: alike.apply,
    undo: () => void builder.change((desk) => desk.undo()),
    /** The first of what is selected into the rest of it; of one cell alone, the one above into it. */
    fill: () => {
      if (from < to) return write(grid.same(from + 1, to, textAt(from)));
      if (active.place > 0) write(grid.same(active.place, active.place, textAt(active.place - 1)));
    },
    /** What is selected, or the active cell into all below it. */
    fillAll: () => {
      const last = from < to ? to : grid.bounds().rows - 1;
      write(grid.same(from + 1, last, textAt(from)));
    },
    clear: () => write(grid.same(from, to, '')),
    skipOne: (index: number, isSkipped: boolean) => void builder.change((desk) => desk.skip([index], isSkipped)),
    skip: (isSkipped: boolean) => {
      const indexes = Array.from({ length: to - from + 1 }, (_, step) => indexAt(from + step));
      void builder.change((desk) => desk.skip(indexes, isSkipped));
    },
  };
};
export type GridActions = ReturnType<typeof useGridActions>;

/** What a key is called among the commands: a letter by itself, whether or not Shift is held. */
const nameOf = ({ key, shiftKey }: KeyboardEvent, isControl: boolean): string => {
  if (!isControl) return key;
  return key.length === 1 ? `Ctrl+${key.toLowerCase()}` : `Ctrl+${shiftKey ? 'Shift+' : ''}${key}`;
};

/** The keyboard of the grid: that of spreadsheets, as far as it makes sense here. */
export const useGridKeys = (options: GridKeysOptions, actions: GridActions) => {
  const { grid, page, onNextError, onLeave } = options;
  const { active, range, bounds } = grid;

  const commands: Readonly<Record<string, Do>> = {
    'Ctrl+z': actions.undo,
    'Ctrl+d': actions.fill,
    'Ctrl+Enter': onNextError,
    'Ctrl+Shift+Enter': actions.applyToAlike,
    F2: () => grid.begin(active),
    Enter: () => grid.begin(active),
    Delete: actions.clear,
    Backspace: actions.clear,
    Escape: onLeave,
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isCell = event.target instanceof HTMLElement && event.target.matches('[role=gridcell]');
    const isControl = event.ctrlKey || event.metaKey;
    const { key, shiftKey, altKey } = event;
    // The buttons of a row keep their own keys; Escape leads back to its cell.
    if (!isCell) {
      if (key !== 'Escape') return;
      event.preventDefault();
      return grid.here();
    }
    if (altKey) return;
    const command = commands[nameOf(event, isControl)];
    const target = moved(active, { key, isControl }, bounds(page));
    const isRange = shiftKey && (key === 'ArrowUp' || key === 'ArrowDown');
    if (target) grid.moveTo(target, isRange ? (grid.anchor ?? active.place) : null);
    else if (command) command();
    else if (key.length === 1 && !isControl) grid.begin(active, key);
    else return;
    event.preventDefault();
  };

  const copy = (event: ClipboardEvent) => {
    const [from, to] = range;
    const texts = Array.from({ length: to - from + 1 }, (_, step) => [actions.textAt(from + step)]);
    event.clipboardData.setData('text/plain', clipboardOf(texts));
    event.preventDefault();
  };

  const paste = (event: ClipboardEvent) => {
    const cells = cellsOf(event.clipboardData.getData('text/plain'));
    event.preventDefault();
    const [from, to] = range;
    const [single] = cells[0] ?? [];
    if (cells.length === 1 && cells[0]?.length === 1 && single !== undefined)
      return actions.write(grid.same(from, to, single.trim()));
    const { rows: count } = bounds();
    const changes = cells.slice(0, count - from).flatMap((line, down) =>
      line.flatMap((text, right): CellChange[] => {
        const field = grid.fieldAt(active.column + right);
        return field ? [{ index: grid.indexAt(from + down), field, value: text.trim() }] : [];
      }),
    );
    actions.write(changes);
    grid.moveTo(clamped(active, bounds()));
  };

  return { onKeyDown: press, onCopy: copy, onPaste: paste };
};
