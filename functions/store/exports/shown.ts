import { beginningOf } from '../table/beginning.ts';
import { keys, keysBefore } from '../table/keys.ts';
import type { Item } from '../table/row.ts';
import { contents, type ExportedFile, type Kind, type Shown } from './contents.ts';

type KeyOf = (...parts: readonly string[]) => { readonly pk: string; readonly sk: string };

const fits = (beginning: string, text: string): boolean =>
  beginning === '' || (beginning.endsWith('#') ? text.startsWith(beginning) : text === beginning);

const placeOf = (kind: Kind, keyOf: KeyOf) => {
  const { pk, sk } = keyOf('', '', '', '');
  return { kind, pk: beginningOf(pk), sk: sk.startsWith('#') ? '' : beginningOf(sk) };
};
type KindPlace = ReturnType<typeof placeOf>;

const places: readonly KindPlace[] = [
  ...(Object.keys(contents) as Kind[]).map((kind) => placeOf(kind, keys[kind] as KeyOf)),
  // As versions before kept who signs in.
  ...Object.entries(keysBefore).map(([kind, keyOf]) => placeOf(kind as Kind, keyOf as KeyOf)),
];

/** Of which kind an item is; `undefined` where this version knows none. */
export const kindOf = (item: Item): Kind | undefined => {
  const [pk, sk] = [String(item['pk']), String(item['sk'])];
  return places.find((place) => fits(place.pk, pk) && fits(place.sk, sk))?.kind;
};

export const isNamed = (names: readonly string[], attribute: string): boolean =>
  names.some((name) => (name.endsWith('*') ? attribute.startsWith(name.slice(0, -1)) : attribute === name));

/** A value as JSON can say it; bytes that could not be opened say nothing. */
const plain = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return undefined;
  if (value instanceof Set) return [...(value as ReadonlySet<unknown>)].map(plain);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
};

/** As the list of what is shown has them; those of one pattern by name. */
const inOrderOf = (shows: readonly string[]) => {
  const at = (name: string): number => shows.findIndex((one) => isNamed([one], name));
  return ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
    at(one) - at(other) || (one < other ? -1 : 1);
};

export interface ExportedRow {
  readonly file: ExportedFile;
  readonly row: Readonly<Record<string, unknown>>;
}

const named = ({ place }: Shown, sk: string) =>
  place === undefined ? {} : { [place]: sk.slice(sk.indexOf('#') + 1).replaceAll('#', ' ') };

const until = ({ ttl }: Item) => (typeof ttl === 'number' ? { keptUntil: new Date(ttl * 1000).toISOString() } : {});

/** What its customer gets of an opened item: nothing of a kind that is left out, or that says nothing. */
export const shownOf = (item: Item): ExportedRow | undefined => {
  const kind = kindOf(item);
  const content: (typeof contents)[Kind] | undefined = kind && contents[kind];
  if (!content || !('file' in content)) return undefined;
  const given = Object.entries(item).filter(([name]) => isNamed(content.shows, name));
  const row = plain(Object.fromEntries(given.toSorted(inOrderOf(content.shows)))) as ExportedRow['row'];
  if (Object.values(row).every((value) => value === undefined)) return undefined;
  return { file: content.file, row: { ...named(content, String(item['sk'])), ...row, ...until(item) } };
};
