const marks = /\p{Mn}/gu;
const signs = /[^\p{L}\p{N}]+/gu;

/** A text as its words alone: capitals, accents and signs do not make another word. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(marks, '').toLowerCase().replace(signs, ' ').trim();
