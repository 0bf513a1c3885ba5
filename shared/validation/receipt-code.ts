/**
 * Thirty-one letters and digits of which no two look alike: no 0, O, I, L or U. Thirty-one is a prime, and codes are
 * shorter than that, so the weighted sum below notices every single wrong character and every two that changed places.
 */
const alphabet = '123456789abcdefghjkmnpqrstvwxyz';

/** Characters of chance, before the one that verifies them. */
const drawn = 12;
const whole = drawn + 1;

const prefix = 'rec_';

const valueOf = (character: string): number => alphabet.indexOf(character);

/** The character that makes the sum of all, each times its place from the end, a multiple of 31. */
const checkOf = (characters: string): string => {
  const sum = characters
    .split('')
    .reduce((total, one, index) => total + valueOf(one) * (characters.length + 1 - index), 0);
  return alphabet.charAt((alphabet.length - (sum % alphabet.length)) % alphabet.length);
};

/** The id of a receipt out of numbers of chance, each from 0 to 30. */
export const receiptIdOf = (chance: readonly number[]): string => {
  const characters = chance.map((value) => alphabet.charAt(value)).join('');
  if (characters.length !== drawn) throw new Error('A receipt has a code of twelve characters and its check');
  return prefix + characters + checkOf(characters);
};

/** How many characters to draw, and from how many. */
export const receiptChance = { characters: drawn, of: alphabet.length } as const;

/** The thirteen characters as they stand on paper, in groups. */
export const receiptCodeOf = (id: string): readonly string[] =>
  id
    .slice(prefix.length)
    .toUpperCase()
    .match(/.{1,4}/g) ?? [];

/** Whether the last character verifies the others. */
export const isReceiptId = (id: string): boolean => {
  const characters = id.slice(prefix.length);
  return (
    id.startsWith(prefix) &&
    characters.length === whole &&
    characters.split('').every((one) => valueOf(one) >= 0) &&
    checkOf(characters.slice(0, drawn)) === characters.slice(drawn)
  );
};

/** The id that somebody means who types a code, with or without spaces, or pastes its link; `undefined` where it is none. */
export const receiptIdIn = (typed: string): string | undefined => {
  const [, inLink] = /\/r\/(rec_\w+)/.exec(typed) ?? [];
  const characters = (inLink ?? typed)
    .toLowerCase()
    .replace(prefix, '')
    .replace(/[\s.·-]/g, '');
  return isReceiptId(prefix + characters) ? prefix + characters : undefined;
};
