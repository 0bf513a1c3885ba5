import * as z from 'zod';
import { rowsOf, type Item } from './row.ts';

/** How many of each kind, by the name of the kind. */
export type Counts = Readonly<Record<string, number>>;

const prefix = 'n.';
export const numbers = rowsOf('counter', z.int().min(0));

/** Each count is an attribute of its own, such as `n.<status>.<door>.<key>`, so that two at once raise two. */
export const countsIn = (item: Item = {}): Counts =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => name.startsWith(prefix))
      .flatMap(([name, count]) => {
        const read = numbers.one(count);
        return read === undefined ? [] : [[name.slice(prefix.length), read]];
      }),
  );

/** The counters of some kinds in an expression: their names, their values, and a part for each. */
export const named = (counts: Counts) => {
  const entries = Object.entries(counts);
  return {
    names: Object.fromEntries(entries.map(([name], index) => [`#n${index}`, prefix + name])),
    values: Object.fromEntries(entries.map(([, count], index) => [`:n${index}`, count])),
    each: (write: (name: string, value: string) => string) =>
      entries.map((_, index) => write(`#n${index}`, `:n${index}`)),
  };
};
