import { formAtEnd } from './name-forms.ts';

/** A name taken apart for comparison: what its company form is, and every other word that tells somebody apart. */
export interface NameWords {
  readonly words: readonly string[];
  /** The company form, under one spelling: `S.A. de C.V.` and `SA DE CV` are both `SADECV`. */
  readonly form: string | undefined;
}

/** Words that join names without naming anybody; banks drop and add them freely. */
const particles = new Set([
  'DE',
  'DEL',
  'LA',
  'LAS',
  'LOS',
  'EL',
  'DA',
  'DO',
  'DAS',
  'DOS',
  'DI',
  'E',
  'Y',
  'VON',
  'VAN',
  'OF',
  'THE',
  'AND',
]);

/** Upper case without accents; `*` stays, for that is how banks hide letters. */
const foldedWords = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’´\x60]/gu, '')
    .toUpperCase()
    .replaceAll('•', '*')
    .split(/[^\p{L}\p{N}*]+/u)
    .filter(Boolean);

/**
 * `Distribuidora del Norte, S.A. de C.V.` becomes `DISTRIBUIDORA`, `NORTE` and the form `SADECV`. A name made of nothing
 * but particles keeps them, and a form is only taken off what still is a name without it.
 */
export const nameWords = (name: string): NameWords => {
  let words = foldedWords(name);
  let form: string | undefined;
  for (let ending = formAtEnd(words); ending; ending = formAtEnd(words)) {
    // `LTDA ME` has two; the one that stands nearest to the name says what the company is.
    form = ending.form;
    words = words.slice(0, -ending.length);
  }
  const telling = words.filter((word) => !particles.has(word) && /[^*]/.test(word));
  return { words: telling.length > 0 ? telling : words.filter((word) => /[^*]/.test(word)), form };
};
