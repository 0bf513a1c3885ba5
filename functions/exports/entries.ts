import { readMe } from '../rules/exports/read-me.ts';
import { tableOf } from '../rules/exports/tables.ts';
import { zipEntry } from './zip.ts';

type Row = Readonly<Record<string, unknown>>;

/** What was collected, by file. */
export type Collected = ReadonlyMap<string, readonly Row[]>;

/** A row a line: what is large can be looked at all the same. */
const jsonOf = (rows: readonly Row[]): string => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

/** `validations.json`, and of what follows `validations-2.json`. */
const nameOf = (file: string, part: number, ending: string): string => `${file}${part > 1 ? `-${part}` : ''}.${ending}`;

/** What was collected as entries of a zip, and how many parts each file has by now. */
export const entriesOf = (collected: Collected, before: Readonly<Record<string, number>>, askedAt: string) => {
  const parts = { ...before };
  const entries = [...collected].flatMap(([file, rows]) => {
    const part = (parts[file] ?? 0) + 1;
    parts[file] = part;
    const table = tableOf(file, rows);
    return [
      zipEntry(nameOf(file, part, 'json'), jsonOf(rows), askedAt),
      ...(table === undefined ? [] : [zipEntry(nameOf(file, part, 'csv'), table, askedAt)]),
    ];
  });
  return { parts, bytes: Buffer.concat(entries) };
};

/** What stands in a copy, for whoever opens it. */
export const readMeEntry = (askedAt: string): Buffer => zipEntry('README.txt', readMe(askedAt), askedAt);
