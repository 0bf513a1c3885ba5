import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { People } from './story.ts';

/** A value and an item as DynamoDB itself writes them in JSON. */
export type Value = Readonly<Record<string, unknown>>;
export type Item = Readonly<Record<string, Value>>;

/** The rows that one release wrote, and when: whoever reads them lives at that moment. */
export interface Fixture {
  readonly release: string;
  readonly recordedAt: string;
  readonly people: People;
  readonly rows: readonly Item[];
}

const folder = import.meta.dirname;
const fileOf = (release: string): string => join(folder, `${release}.jsonl`);

export const textIn = (item: Item, name: string): string => {
  const text = item[name]?.['S'];
  return typeof text === 'string' ? text : '';
};
const placeOf = (item: Item): string => `${textIn(item, 'pk')} ${textIn(item, 'sk')}`;

/** DynamoDB gives attributes in any order. */
const inOrder = ({ pk, sk, ...attributes }: Item): Item => ({
  ...(pk && { pk }),
  ...(sk && { sk }),
  ...Object.fromEntries(Object.entries(attributes).toSorted(([one], [other]) => (one < other ? -1 : 1))),
});

/** Who wrote them in the first line, then a row a line. */
export const save = ({ rows, ...head }: Fixture): string => {
  const sorted = rows.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const file = fileOf(head.release);
  writeFileSync(file, [head, ...sorted.map(inOrder)].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
};

const read = (name: string): Fixture => {
  const [head = '', ...rows] = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
  return {
    ...(JSON.parse(head) as Omit<Fixture, 'rows'>),
    rows: rows.map((row) => JSON.parse(row) as Item),
  };
};

/** Of every release there was, the oldest first: their names begin with a day, and sort within it. */
export const fixtures: readonly Fixture[] = globSync('*.jsonl', { cwd: folder })
  .map(read)
  .toSorted((one, other) => (one.release < other.release ? -1 : 1));

/** The id of somebody in a fixture. */
export const userIdOf = ({ rows }: Pick<Fixture, 'rows'>, { email }: { readonly email: string }): string =>
  textIn(rows.find((row) => textIn(row, 'pk') === `EMAIL#${email}`) ?? {}, 'userId');
