import type { Result } from '../api/batch.ts';

/** The name of a column within a line: one that has none, or has another's, is told by its place. */
const namesOf = (columns: readonly string[]): readonly string[] =>
  columns.map((name, index) => (name === '' || columns.indexOf(name) !== index ? `${name}#${index + 1}` : name));

/** Under which name our part stands among the columns of the file. */
const ours = 'cuentaclara';

/** A row as a line of JSON: the columns it came with, by their names, and what became of it, in codes. */
export const jsonLine = (columns: readonly string[], { original, ...result }: Result): string => {
  const cells = namesOf(columns).map((name, index) => [name, original?.[index] ?? ''] as const);
  return `${JSON.stringify(Object.fromEntries([...cells, [ours, result]]))}\n`;
};
