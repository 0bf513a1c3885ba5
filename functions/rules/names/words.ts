import { particles } from '#shared/validation/name-match.ts';
import { formAtEnd } from './forms.ts';
import { isGiven, maybeSurname } from './people.ts';

/** A name taken apart for comparison: what its company form is, and every other word that tells somebody apart. */
export interface NameWords {
  readonly words: readonly string[];
  /** The company form, under one spelling: `S.A. de C.V.` and `SA DE CV` are both `SADECV`. */
  readonly form: string | undefined;
}

interface Word {
  readonly text: string;
  /** `Sá` is a surname; `SA` may be one or a company form. */
  readonly accented: boolean;
}

/**
 * Letters, digits and the stars that hide letters. A sign that stands for a lost letter belongs to the word inside which
 * it stands; at its ends only U+FFFD does, as `?` and `#` may hide or separate there. So do more than two in a row.
 */
const wordPattern =
  /(?:[\p{L}\p{N}\p{M}*]|(?<=[\p{L}\p{M}])(?:[?#\uFFFD]{1,2}(?=\p{L})|\uFFFD{1,2})|\uFFFD{1,2}(?=\p{L}))+/gu;

/**
 * Nobody's name is longer, and comparing what is takes long. Counted once it is taken apart, as a character may stand for many:
 * U+FDFA, one of the 140 a name may have, becomes eighteen.
 */
const charactersAtMost = 300;
const wordsAtMost = 40;

const decomposed = (name: string): string =>
  name.slice(0, charactersAtMost).normalize('NFKD').slice(0, charactersAtMost);

/** Upper case without accents; `*` stays, for that is how banks hide letters. `Mª` and `M.ª` are MA. */
const foldedWords = (name: string): Word[] => {
  const plain = decomposed(name.replace(/\.(?=[ªº])/gu, ''))
    .replace(/['’´\x60]/gu, '')
    .toUpperCase()
    .replaceAll('•', '*');
  return (plain.match(wordPattern) ?? [])
    .map((found) => ({ text: found.replace(/\p{M}/gu, ''), accented: /\p{M}/u.test(found) }))
    .filter(({ text }) => text !== '')
    .slice(0, wordsAtMost);
};

const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text);

const isTelling = (word: string): boolean => !particles.has(word) && /[^*]/.test(word);

/** A name made of nothing but particles keeps them. */
const telling = (words: readonly string[]): string[] => {
  const some = words.filter(isTelling);
  return some.length > 0 ? some : words.filter((word) => /[^*]/.test(word));
};

/** Whether the last word is a name, given those before it. */
type IsName = (last: Word, before: readonly Word[]) => boolean;

/** The company form to take off the end, unless the one word that spells it is somebody's name all the same. */
const formToTake = (words: readonly Word[], isName: IsName) => {
  const [ending, last] = [formAtEnd(words), words.at(-1)];
  return ending?.length === 1 && last && isName(last, words.slice(0, -1)) ? undefined : ending;
};

const readWords = (name: readonly Word[], isName: IsName): NameWords => {
  let words = name;
  let form: string | undefined;
  for (let ending = formToTake(words, isName); ending; ending = formToTake(words, isName)) {
    // `LTDA ME` has two; the one that stands nearest to the name says what the company is.
    form = ending.form;
    words = words.slice(0, -ending.length);
  }
  return { words: telling(textsOf(words)), form };
};

/** No company form has an accent or is joined to a name by a particle: `Sá`, `Maria de Sá`. */
const isSurelyName: IsName = (last, before) =>
  last.accented || (particles.has(before.at(-1)?.text ?? '') && before.some(({ text }) => isTelling(text)));

/** Whether nothing but given names tells who this is. */
const areGiven = (words: readonly Word[]): boolean =>
  words.some(({ text }) => isTelling(text)) && words.every(({ text }) => isGiven(text) || !isTelling(text));

/** The words that tell somebody apart, of a name read alone: in order of letters, without company form. */
export const wordsOf = (name: string): readonly string[] => readWords(foldedWords(name), isSurelyName).words.toSorted();

/** What may be a form or a name is a name if the other has it as one, or if it may be a surname and the other is no company. */
const isNameBeside =
  (other: NameWords): IsName =>
  (last, before) =>
    isSurelyName(last, before) ||
    other.words.includes(last.text) ||
    (other.form === undefined && maybeSurname(last.text) && areGiven(before));

/**
 * Takes two names apart: `Distribuidora del Norte, S.A. de C.V.` becomes `DISTRIBUIDORA`, `NORTE` and the form `SADECV`.
 * A form is only taken off what still is a name without it. As some surnames are spelled like forms, each name is read
 * without any form it may have, and then again beside what was read of the other. Our own rule; no source.
 *
 * Example: `Carlos Sá Silva` and `CARLOS SILVA SA`. Read alone, the first has no form and the second the form `SA`. Beside
 * the first, which has SA among its words, the second is read as CARLOS, SILVA, SA.
 */
export const wordsOfBoth = (one: string, other: string): readonly [NameWords, NameWords] => {
  const [mine, theirs] = [foldedWords(one), foldedWords(other)];
  return [
    readWords(mine, isNameBeside(readWords(theirs, isSurelyName))),
    readWords(theirs, isNameBeside(readWords(mine, isSurelyName))),
  ];
};
