import { isIn } from './bloom.ts';
import { isKnownWord } from './known-words.ts';
import { leaked } from './leaked.ts';
import { isMadeOf } from './made-of.ts';
import { spellingsOf, unbrokenOf } from './spellings.ts';

/** Whose password it is, as far as is known where it is judged. */
export interface Whose {
  readonly email?: string | undefined;
  readonly company?: string | undefined;
}

export type PasswordRefusal = 'errors.commonPassword' | 'errors.personalPassword';

const product = 'cuentaclara';

let bits: Uint8Array | undefined;
/** Read once, where somebody chooses a password. */
const leakedBits = (): Uint8Array => (bits ??= Uint8Array.from(atob(leaked), (letter) => letter.charCodeAt(0)));

const isCommon = (word: string): boolean => isKnownWord(word) || (word.length >= 3 && isIn(leakedBits(), word));

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The words of a name or an address, each for itself; what is shorter is part of anything. */
const wordsIn = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .map(lettersOf)
    .filter((word) => word.length >= 3);

/** Endings of domains, and of names of companies: nobody's own. */
const nobodys = new Set([
  'com',
  'net',
  'org',
  'gob',
  'gov',
  'edu',
  'www',
  'mail',
  'sas',
  'ltda',
  'inc',
  'del',
  'los',
  'las',
]);

const ownWords = ({ email = '', company = '' }: Whose): readonly string[] => {
  const [name = '', domain = ''] = email.split('@');
  const whole = [name, domain.split('.')[0] ?? '', company].map(lettersOf).filter((word) => word.length >= 3);
  return [...whole, ...[name, domain, company].flatMap(wordsIn)].filter((word) => !nobodys.has(word));
};

/**
 * Why a password that follows the rules is refused all the same: everybody would try it, or whoever knows whose it is. The
 * browser judges by this while it is typed, and the server by the same.
 */
export const passwordRefusal = (password: string, whose: Whose = {}): PasswordRefusal | undefined => {
  const spellings = spellingsOf(password);
  const own = ownWords(whose);
  if (unbrokenOf(password).includes(product) || spellings.some((word) => isMadeOf(word, own)))
    return 'errors.personalPassword';
  return spellings.some(isCommon) ? 'errors.commonPassword' : undefined;
};
