import type { NameMatch, NameReason } from '#shared/contract/resources/validation.ts';
import { nameReasonsAtMost } from '#shared/validation/name-match.ts';
import { wordsOfBoth } from './words.ts';
import { likenessOf, type Likeness } from './word-likeness.ts';

interface Pair extends Likeness {
  readonly expected: string;
  readonly holder: string;
}

/** The words of `from` that `taken` does not hold, each as often as it is left over. */
const without = (from: readonly string[], taken: readonly string[]): string[] => {
  const left = [...taken];
  return from.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

/** `MERCADO LIBRE` beside `MERCADOLIBRE`: two words that together are one of the other side become it. */
const glued = (words: readonly string[], other: readonly string[]): readonly string[] => {
  for (const whole of without(other, words))
    for (const start of words.filter((word) => whole.startsWith(word))) {
      const end = whole.slice(start.length);
      if (without(words, [start]).includes(end)) return glued([...without(words, [start, end]), whole], other);
    }
  return words;
};

const ordered = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** Pairs the words that are left, the likeliest first. Ties are broken by the two words alone, so sides do not matter. */
const paired = (expected: readonly string[], holder: readonly string[]): Pair[] => {
  const possible = expected
    .flatMap((mine) =>
      holder.flatMap((theirs): Pair[] => {
        const likeness = likenessOf(mine, theirs);
        return likeness ? [{ ...likeness, expected: mine, holder: theirs }] : [];
      }),
    )
    .toSorted((a, b) => b.score - a.score || (ordered(a.expected, a.holder) < ordered(b.expected, b.holder) ? -1 : 1));
  const left = { expected: [...expected], holder: [...holder] };
  return possible.filter((pair) => {
    const [mine, theirs] = [left.expected.indexOf(pair.expected), left.holder.indexOf(pair.holder)];
    if (mine < 0 || theirs < 0) return false;
    left.expected.splice(mine, 1);
    left.holder.splice(theirs, 1);
    return true;
  });
};

/** Below this, two names that contradict each other are two people; `MARIA JOSE GARCIA` and `MARIA JOSE LOPEZ` score .67. */
const sameDespiteContradiction = 0.75;
/** Below this, one name is not just the shorter way to write the other, unless two of its words were found. */
const sameDespiteOmission = 0.6;

const resultOf = (reasons: readonly NameReason[], found: number, score: number): NameMatch['result'] => {
  if (reasons.every(({ code }) => code === 'masked')) return 'match';
  const has = (code: NameReason['code']) => reasons.some((reason) => reason.code === code);
  if (found === 0) return 'mismatch';
  if (has('missing') && has('extra')) return score >= sameDespiteContradiction ? 'partial' : 'mismatch';
  if (has('missing') || has('extra')) return found > 1 || score >= sameDespiteOmission ? 'partial' : 'mismatch';
  return 'partial';
};

/** Both state a company form, and not the same: `ACME SA` is another company than `ACME SRL`. */
const formReason = (mine: string | undefined, theirs: string | undefined): NameReason[] =>
  mine && theirs && mine !== theirs ? [{ code: 'company_form', expected: mine, holder: theirs }] : [];

/**
 * Compares whom somebody expects to pay with whom the bank names. Accents, case, order, particles and company forms do
 * not count; masked letters neither help nor harm. The score is Dice's: twice the likeness of the words that found a
 * partner, by the number of words of both names; Dice, "Measures of the amount of ecologic association", 1945.
 *
 * Example: `Juan Pérez` and `PERES GOMEZ JUAN`: JUAN is equal (1), PEREZ and PERES are one slip apart (.85), GOMEZ is
 * left over. 2 x 1.85 / (2 + 3) = .74, `partial`, reasons `slip` and `extra`.
 *
 * `undefined` when one of them has no readable letter, as `**** ****`.
 */
export const matchNames = (expectedName: string, holderName: string): NameMatch | undefined => {
  const [mine, theirs] = wordsOfBoth(expectedName, holderName);
  if (mine.words.length === 0 || theirs.words.length === 0) return undefined;
  const expected = glued(mine.words.toSorted(), theirs.words);
  const holder = glued(theirs.words.toSorted(), mine.words);
  const [restMine, restTheirs] = [without(expected, holder), without(holder, expected)];
  const equal = expected.length - restMine.length;
  const pairs = paired(restMine, restTheirs);
  const found = pairs.reduce((sum, { score }) => sum + score, equal);
  const score = Math.round((200 * found) / (expected.length + holder.length)) / 100;
  const missing = without(
    restMine,
    pairs.map((pair) => pair.expected),
  );
  const extra = without(
    restTheirs,
    pairs.map((pair) => pair.holder),
  );
  const reasons: NameReason[] = [
    ...pairs.map(({ code, expected: word, holder: said }) => ({ code, expected: word, holder: said })),
    ...missing.map((word) => ({ code: 'missing' as const, expected: word, holder: null })),
    ...extra.map((word) => ({ code: 'extra' as const, expected: null, holder: word })),
    ...formReason(mine.form, theirs.form),
  ];
  const result = resultOf(reasons, equal + pairs.length, score);
  return { result, score, reasons: reasons.slice(0, nameReasonsAtMost) };
};
