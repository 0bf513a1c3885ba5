import { keys } from '#functions/store/table/keys.ts';
import { textIn, type Item } from './fixture.ts';

/** Stands for whatever a key is made of. */
const anything = '\u{1f511}';

/** Keys hold letters, digits, `#` and `-`, none of which means anything but itself in a pattern. */
const patternOf = (text: string): RegExp => new RegExp(`^${text.replaceAll(anything, '.*')}$`, 's');

/** Every kind of row that this version writes, with how its key looks: a pattern of keys is a kind. */
const kinds = Object.entries(keys).map(([kind, keyOf]) => {
  const { pk, sk } = (keyOf as (...given: string[]) => { pk: string; sk: string })(anything, anything, anything);
  return { kind, pk: patternOf(pk), sk: patternOf(sk) };
});

export const kindNames: readonly string[] = kinds.map(({ kind }) => kind);

/** The kinds a row may be of: one, unless it is of another version's. */
export const kindsOf = (item: Item): readonly string[] =>
  kinds.filter(({ pk, sk }) => pk.test(textIn(item, 'pk')) && sk.test(textIn(item, 'sk'))).map(({ kind }) => kind);
