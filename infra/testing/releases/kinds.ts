import { keys } from '#functions/store/table/keys.ts';
import { textIn, type Item } from './fixture.ts';

/** Stands for whatever a key is made of. */
const anything = '\u{1f511}';

/** Keys hold letters, digits, `#` and `-`, none of which means anything but itself in a pattern. */
const patternOf = (text: string): RegExp => new RegExp(`^${text.replaceAll(anything, '.*')}$`, 's');

interface Place {
  readonly pk: string;
  readonly sk: string;
}

/** Every kind of row that this version writes, with how its key looks: a pattern of keys is a kind. */
const kinds = Object.entries(keys).map(([kind, keyOf]) => {
  // As many parts as the longest key is made of.
  const parts = Array.from({ length: Math.max(...Object.values(keys).map(({ length }) => length)) }, () => anything);
  const place = (keyOf as (...given: string[]) => Place)(...parts);
  const [pk, sk] = [patternOf(place.pk), patternOf(place.sk)];
  return { kind, place, fits: (other: Place): boolean => pk.test(other.pk) && sk.test(other.sk) };
});
type Kind = (typeof kinds)[number];

export const kindNames: readonly string[] = kinds.map(({ kind }) => kind);

/** Whether every row of one kind fits another too: whatever is of both is of the narrower one. */
const isWithin = (narrow: Kind, wide: Kind): boolean => narrow !== wide && wide.fits(narrow.place);

/** The kinds a row may be of: one, unless it is of another version's. */
export const kindsOf = (item: Item): readonly string[] => {
  const fitting = kinds.filter(({ fits }) => fits({ pk: textIn(item, 'pk'), sk: textIn(item, 'sk') }));
  return fitting.filter((wide) => !fitting.some((narrow) => isWithin(narrow, wide))).map(({ kind }) => kind);
};
