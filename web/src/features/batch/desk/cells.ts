import { batchFields, type BatchField } from '#shared/batch/fields.ts';
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
  /** The texts of a row, in the order of `batchFields`. */
  readonly texts: (row: number) => readonly string[];
  readonly write: (row: number, field: BatchField, text: string) => Before;
  readonly restore: (before: Before) => void;
}

/**
 * The texts of a draft by field. What is typed belongs to the column it was typed into: it goes with it when the column is
 * given another meaning, and comes back with it.
 */
export const createCells = ({ columns }: Source, edits: Edits, fields: readonly (BatchField | null)[]): Cells => {
  const placeOf = (field: BatchField): Place => {
    const column = fields.indexOf(field);
    return column < 0 ? field : column;
  };
  const places = batchFields.map(placeOf);

  const at = (place: Place, row: number): string => {
    const typed = edits.get(place)?.get(row);
    if (typed !== undefined) return typed;
    return typeof place === 'number' ? (columns[place]?.[row] ?? '') : '';
  };

  const put = (place: Place, row: number, text: string | undefined): Before => {
    const typed = edits.get(place) ?? new Map<number, string>();
    const before = { place, row, text: typed.get(row) };
    if (text === undefined) typed.delete(row);
    else edits.set(place, typed.set(row, text));
    return before;
  };

  return {
    text: (row, field) => at(placeOf(field), row),
    texts: (row) => places.map((place) => at(place, row)),
    write: (row, field, text) => put(placeOf(field), row, text),
    restore: ({ place, row, text }) => {
      put(place, row, text);
    },
  };
};
