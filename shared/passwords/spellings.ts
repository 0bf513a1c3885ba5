/** What people write for a letter. Two of them stand for two letters each. */
const signs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
  '|': 'l',
};
const otherSigns: Readonly<Record<string, string>> = { ...signs, '1': 'l', '!': 'l' };

/** Neither capitals nor accents make a word another. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const onlyLetters = (text: string): string => text.replace(/[^a-z]/g, '');
const spelled = (text: string, by: typeof signs): string =>
  onlyLetters(text.replace(/[^a-z]/g, (sign) => by[sign] ?? sign));
/** `holahola` is `hola`. */
const once = (word: string): string => word.replace(/^(.+?)\1+$/, '$1');

const begunOf = (text: string): string => text.replace(/[^a-z]+$/, '');
const coreOf = (text: string): string => begunOf(text).replace(/^[^a-z]+/, '');

/** The word of a password that many chose: what stands before and behind its letters is decoration. */
export const coreWordsOf = (password: string): readonly string[] => {
  const core = coreOf(folded(password));
  return [...new Set([onlyLetters(core), spelled(core, signs)].map(once))];
};

/**
 * The words that a password may be when its decoration is taken away: digits and signs behind it, and before it, where they
 * stand for no letter. `P@ssw0rd2026!` is `password`; `$unshine1!` is `sunshine`; `Bienvenid0!` is `bienvenido`.
 */
export const spellingsOf = (password: string): readonly string[] => {
  const text = folded(password);
  const begun = begunOf(text);
  const endedBySign = text.slice(0, begun.length + 1).replace(/^[^a-z]+/, '');
  const others = [begun, endedBySign].map((part) => spelled(part, signs));
  const inOtherSigns = [coreOf(text), begun, endedBySign].map((part) => spelled(part, otherSigns));
  return [...new Set([...coreWordsOf(password), ...[...others, ...inOtherSigns].map(once)])];
};

/** The words of a password that signs divide, whatever stands for their letters. */
export const unbrokenOf = (password: string): readonly string[] =>
  folded(password)
    .split(/[\s._\-/,;:*#]+/)
    .flatMap((part) => [spelled(begunOf(part), signs), spelled(part, signs)]);
