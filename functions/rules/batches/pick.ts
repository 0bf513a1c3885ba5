import { settlementOf } from '#shared/validation/status.ts';
import type { Batch } from './batch.ts';
import { placesCovered } from './blocks.ts';
import { isGivenUp, roomOf } from './line-health.ts';
import type { Row } from './row.ts';

/** Rows of one batch that are asked about at once. */
export const windowSize = 100;
/** Rows that wait for their bank while others are put on before them. */
export const heldAtMost = 400;
/** A row that says nothing of its bank is of this line. */
const noLine = '';

/** A row that is in flight, as far as its bank is concerned. */
export interface Flying {
  readonly line: string | undefined;
  readonly at: string;
}

export interface Picked {
  /** Rows to put on, in the order of their places. */
  readonly picked: readonly number[];
  /** Rows whose bank is given up: they are closed without being asked about. */
  readonly givenUp: readonly number[];
  readonly held: Batch['held'];
  readonly pointer: number;
  /** The next row has no credit. */
  readonly isShort: boolean;
}

/** Whether somebody is to be asked about a row in this attempt; others ask nothing, or have their outcome. */
const isToBeAsked = ({ attempt }: Batch, row: Row): boolean => {
  if (row.sameAs !== undefined || row.findings) return false;
  if (row.outcome === undefined) return true;
  return settlementOf(row.outcome) === 'void' && row.attempt < attempt;
};

const inOrder = (held: Batch['held']) =>
  Object.entries(held)
    .flatMap(([line, rows]) => rows.map((row) => ({ line, row })))
    .toSorted((one, other) => one.row - other.row);

/**
 * Chooses the rows that are put on next: at most a window of them in flight, of each bank as many as it bears, those that
 * were held before those behind the pointer. A row that is held keeps a place, so where credits are short the first rows
 * have them.
 */
export const picking = (batch: Batch, inFlight: readonly Flying[], now: string) => {
  const flying = Map.groupBy(inFlight, ({ line = noLine }) => line);
  const rooms = new Map<string, number>();
  const [picked, givenUp]: [number[], number[]] = [[], []];
  const held = new Map<string, number[]>();
  let [heldRows, pointer, isShort] = [0, batch.pointer, false];
  const covered = placesCovered(batch);
  const free = (): number => windowSize - inFlight.length - picked.length - givenUp.length;

  const roomIn = (line: string): number => {
    const times = (flying.get(line) ?? []).map(({ at }) => at);
    return rooms.get(line) ?? roomOf(batch.lines[line], times, now);
  };

  /** Puts a row on, gives it up or holds it. */
  const place = (row: number, line: string): void => {
    if (isGivenUp(batch.lines[line]) && free() > 0) {
      givenUp.push(row);
      return;
    }
    const room = roomIn(line);
    if (room > 0 && free() > 0 && picked.length < covered) {
      rooms.set(line, room - 1);
      picked.push(row);
      return;
    }
    held.set(line, [...(held.get(line) ?? []), row]);
    heldRows += 1;
  };

  for (const { line, row } of inOrder(batch.held)) place(row, line);

  return {
    /** Whether rows behind the pointer are looked at. */
    wantsMore: (): boolean => !isShort && free() > 0 && heldRows < heldAtMost,
    /** The next row behind the pointer. */
    offer: (row: Row): void => {
      const isOpen = isToBeAsked(batch, row);
      isShort = isOpen && picked.length + heldRows >= covered;
      if (isShort) return;
      pointer = row.row;
      if (isOpen) place(row.row, row.line ?? noLine);
    },
    /** There is no row up to this one that was not offered. */
    passed: (row: number): void => void (pointer = Math.max(pointer, row)),
    result: (): Picked => ({ picked, givenUp, held: Object.fromEntries(held), pointer, isShort }),
  };
};
