import { rowMarks, type RowFilter } from '../../desk/desk.ts';

export const rowFilters = ['all', 'error', 'warning', 'duplicate', 'skipped'] as const satisfies readonly RowFilter[];

const passes = (filter: RowFilter) => {
  if (filter === 'all') return () => true;
  if (filter === 'skipped') return (mark: number) => (mark & rowMarks.skipped) > 0;
  const bit = rowMarks[filter];
  return (mark: number) => (mark & bit) > 0 && (mark & rowMarks.skipped) === 0;
};

/** The rows that pass, by their index. */
export const orderOf = (marks: Uint8Array, filter: RowFilter): Uint32Array => {
  const isIn = passes(filter);
  const order = new Uint32Array(marks.length);
  let count = 0;
  for (let index = 0; index < marks.length; index++) if (isIn(marks[index] ?? 0)) order[count++] = index;
  return order.slice(0, count);
};

export const countsOf = (marks: Uint8Array): Readonly<Record<RowFilter, number>> => {
  const counts = { all: marks.length, error: 0, warning: 0, duplicate: 0, skipped: 0 };
  for (const mark of marks) {
    if (mark & rowMarks.skipped) counts.skipped++;
    else {
      if (mark & rowMarks.error) counts.error++;
      if (mark & rowMarks.warning) counts.warning++;
      if (mark & rowMarks.duplicate) counts.duplicate++;
    }
  }
  return counts;
};

/** The place of the next row with an error after this one, from the top again behind the last; undefined where none has. */
export const nextError = (order: Uint32Array, marks: Uint8Array, after: number): number | undefined => {
  const isIn = passes('error');
  for (let step = 1; step <= order.length; step++) {
    const place = (after + step) % order.length;
    if (isIn(marks[order[place] ?? 0] ?? 0)) return place;
  }
  return undefined;
};
