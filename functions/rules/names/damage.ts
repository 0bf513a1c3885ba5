/** What is left of a letter that a bank could not store, as in `MU?OZ` and `PE#A`; U+FFFD is left of one it could not read. */
const lost = /[?#\uFFFD]/u;

/** The two bytes of a letter are sometimes lost one by one: `MU??OZ`. */
const lostBytes = /[?#\uFFFD]{2}/gu;

export const isDamaged = (word: string): boolean => lost.test(word);

/** How many letters are left to be compared. */
export const legibleIn = (word: string): number => word.split('').filter((letter) => !lost.test(letter)).length;

const sameLetter = (one: string, other = ''): boolean => one === other || lost.test(one) || lost.test(other);

/** Letter by letter, where a lost one may be any. */
export const sameButForLost = (one: string, other: string): boolean =>
  one.length === other.length && one.split('').every((letter, place) => sameLetter(letter, other[place]));

const readings = (word: string): readonly string[] => [word, word.replace(lostBytes, '?')];

/** Whether what is left of the letters of two words fits; `MU?OZ`, `MU??OZ` and `MUNOZ` do. Symmetric. */
export const mayBeOneWord = (one: string, other: string): boolean =>
  readings(one).some((mine) => readings(other).some((theirs) => sameButForLost(mine, theirs)));
