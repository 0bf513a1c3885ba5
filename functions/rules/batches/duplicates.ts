import type { Row } from './row.ts';

/** Finds rows that ask the same as one before, as the rows of a file go by; it remembers a short text of each question. */
export const duplicates = () => {
  const first = new Map<string, number>();
  const copies = new Map<number, number>();
  return {
    /** The row as it is to be written: one that repeats a question names the row that asked it first. */
    placed: (row: Row, question: string | undefined): Row => {
      if (question === undefined) return row;
      const leader = first.get(question);
      if (leader === undefined) {
        first.set(question, row.row);
        return row;
      }
      copies.set(leader, (copies.get(leader) ?? 0) + 1);
      const { line: _, ...repeated } = row;
      return { ...repeated, sameAs: leader };
    },
    /** How many rows so far ask the same as a row. */
    copiesOf: (row: number): number => copies.get(row) ?? 0,
  };
};
