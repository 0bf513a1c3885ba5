import { particles } from '#shared/validation/name-match.ts';

const dot = '•';
/** Always as many, so that nobody counts what they hide. */
const hiddenFirst = dot.repeat(5);
const hiddenNext = dot.repeat(4);

/** Words of a name that are shown; more would tell names apart by their length. */
const wordsAtMost = 6;
const openOfFirst = 4;
const openOfNext = 1;

/** What stands in for hidden letters where a bank masked the name itself. */
const hidesRest = /[*•]/u;

/** The letters and digits that a word begins with, as far as its bank shows them. */
const lettersOf = (word: string): readonly string[] =>
  Array.from((word.normalize('NFC').split(hidesRest)[0] ?? '').replaceAll(/[^\p{L}\p{N}]/gu, ''));

/** Half of a word at the most, so that a short one is not told. */
const start = (letters: readonly string[], atMost: number): string =>
  letters.slice(0, Math.min(atMost, Math.floor(letters.length / 2))).join('');

/** Joins others and names nobody: only so between two words, because it is a surname too. */
const isParticle = (words: readonly string[], place: number): boolean =>
  place > 0 && place < words.length - 1 && particles.has(words[place]?.toUpperCase() ?? '');

/**
 * A holder as a browser may see it, enough to recognise oneself and too little to learn who it is. `FERRETERIA DEL BAJIO`
 * becomes `FERR••••• DEL B••••`, and `ANA LI` becomes `A••••• L••••`.
 */
export const maskedHolder = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}*•]/u.test(word));
  return words
    .slice(0, wordsAtMost)
    .map((word, place) => {
      if (place === 0) return `${start(lettersOf(word), openOfFirst)}${hiddenFirst}`;
      return isParticle(words, place) ? word : `${start(lettersOf(word), openOfNext)}${hiddenNext}`;
    })
    .join(' ');
};

const openOfNumber = 4;
/** As short as what would be shown of another. */
const tooShort = 4;

/**
 * An account as a browser may see it: the last four characters, and no more than a third of them. `002115016003269411`
 * becomes `•••• 9411`, whatever its length; one of four characters is hidden as a whole.
 */
export const maskedNumber = (normalized: string): string => {
  const characters = Array.from(normalized);
  if (characters.length <= tooShort) return hiddenNext;
  const open = Math.min(openOfNumber, Math.floor(characters.length / 3));
  return `${hiddenNext} ${characters.slice(-open).join('')}`;
};
