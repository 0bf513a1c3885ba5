import type { BatchField } from '#shared/batch/fields.ts';
import type { Source } from './source.ts';

/** A column of the file by its number, or a field that none of them has. */
export type Place = number | BatchField;

/** What was typed over the file, or beside it. */
export type Edits = Map<Place, Map<number, string>>;

/** A cell as it was before: `undefined` where it was the file's own. */
export interface Before {
  readonly place: Place;
  readonly row: number;
  readonly text: string | undefined;
}

export interface Cells {
  /** `''` where neither file nor hand says anything. */
  readonly text: (row: number, field: BatchField) => string;
  /** The places of all fields, once for many rows. */
  readonly map: (fields: readonly (BatchField | null)[]) => void;
  readonly write: (row: number, field: BatchField, text: string) => Before;
  readonly restore: (before: Before) => void;
}

/**
 * The texts of a draft by field. What is typed belongs to the column it was typed into: it goes with it when the column is
 * given another meaning, and comes back with it.
 */
export const createCells = ({ columns }: Source, edits: Edits): Cells => {
  let places = new Map<BatchField, number>();
  const placeOf = (field: BatchField): Place => places.get(field) ?? field;

  const put = (place: Place, row: number, text: string | undefined): Before => {
    const typed = edits.get(place) ?? new Map<number, string>();
    const before = { place, row, text: typed.get(row) };
    if (text === undefined) typed.delete(row);
    else edits.set(place, typed.set(row, text));
    return before;
  };

  return {
    text: (row, field) => {
      const place = placeOf(field);
      const typed = edits.get(place)?.get(row);
      if (typed !== undefined) return typed;
      return typeof place === 'number' ? (columns[place]?.[row] ?? '') : '';
    },
    map: (fields) => {
      places = new Map(fields.flatMap((field, column) => (field === null ? [] : [[field, column] as const])));
    },
    write: (row, field, text) => put(placeOf(field), row, text),
    restore: ({ place, row, text }) => {
      put(place, row, text);
    },
  };
};
