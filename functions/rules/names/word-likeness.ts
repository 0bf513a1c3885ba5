import type { NameReasonCode } from '#shared/validation/name-match.ts';
import { mayStandForOneWord } from './abbreviations.ts';
import { isDamaged, legibleIn, mayBeOneWord, sameButForLost } from './damage.ts';

/** How far two words say the same, and what keeps them from being equal. */
export interface Likeness {
  readonly score: number;
  readonly code: NameReasonCode;
}

const star = '*';

const isMasked = (word: string): boolean => word.includes(star);

/** The letters a bank left readable at both ends of `FLORE****`. */
const visible = (word: string): { readonly start: string; readonly end: string } => ({
  start: word.slice(0, word.indexOf(star)),
  end: word.slice(word.lastIndexOf(star) + 1),
});

/** Some banks always write the same number of stars, so only what is readable is compared, never the length. */
const showsNoDifference = (masked: string, other: string): boolean => {
  const { start, end } = visible(masked);
  const its = isMasked(other) ? visible(other) : { start: other, end: other };
  const shorter = Math.min(start.length, its.start.length);
  const tail = Math.min(end.length, its.end.length);
  return (
    sameButForLost(start.slice(0, shorter), its.start.slice(0, shorter)) &&
    (tail === 0 || sameButForLost(end.slice(-tail), its.end.slice(-tail))) &&
    (isMasked(other) || start.length + end.length <= other.length)
  );
};

/** A letter for a name, or a few: `J.`, `Fco.` */
const initial: Likeness = { score: 0.6, code: 'initial' };

/** One readable letter is an initial; from two on it is a name half shown. */
const halfShown = (readable: number): Likeness =>
  readable === 1 ? initial : { score: readable === 2 ? 0.9 : 0.95, code: 'masked' };

const readableIn = (word: string): number => word.replaceAll(star, '').length;

/** Words this short differ by a letter because they are different words: `ANA`, `EVA`. */
const slipFrom = 4;

/**
 * One slip of a hand: a letter wrong, missing, too much, or two neighbours exchanged (Damerau, "A technique for computer
 * detection and correction of spelling errors", 1964). Cutting off what both begin and end with leaves the slip alone:
 * `GONZALEZ` and `GONZALES` leave `Z` and `S`, `MARIO` and `MAIRO` leave `RI` and `IR`.
 */
const isOneSlip = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1 || Math.min(one.length, other.length) < slipFrom) return false;
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const exchanged = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return left.length + right.length <= 2 || exchanged;
};

const maskedLikeness = (one: string, other: string): Likeness | undefined => {
  const masked = [one, other].filter(isMasked);
  const [first, second] = isMasked(one) ? [one, other] : [other, one];
  return showsNoDifference(first, second) ? halfShown(Math.min(...masked.map(readableIn))) : undefined;
};

/** A lost letter neither helps nor harms, as a hidden one. */
const damagedLikeness = (one: string, other: string): Likeness | undefined => {
  const damaged = [one, other].filter(isDamaged);
  return damaged.length > 0 && mayBeOneWord(one, other) ? halfShown(Math.min(...damaged.map(legibleIn))) : undefined;
};

const plainLikeness = (one: string, other: string): Likeness | undefined => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 1) return long.startsWith(short) ? initial : undefined;
  if (mayStandForOneWord(one, other)) return initial;
  return isOneSlip(one, other) ? { score: 0.85, code: 'slip' } : undefined;
};

/** What two different words have in common; `undefined` when they are nobody's variants. Symmetric. */
export const likenessOf = (one: string, other: string): Likeness | undefined =>
  [one, other].some(isMasked) ? maskedLikeness(one, other) : (damagedLikeness(one, other) ?? plainLikeness(one, other));
