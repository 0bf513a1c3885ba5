/** A stretch of the text that was pasted, `from` and `to` as in `slice`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Characters nobody sees: zero-width ones, soft hyphens, marks of direction, the mark a file begins with. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** What stands around a value and is not of it: white space, quotes, invisible characters, punctuation that ends a sentence. */
const ahead = /^[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff'"`´‘’“”«»:=#*•·>|,;–—-]$/;
const after = /^[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff'"`´‘’“”«».,;:!?*|–—-]$/;

/** The span without what stands around its value; empty where nothing is left. */
export function trimmed(text: string, { from, to }: Span): Span {
  let start = from;
  let end = to;
  while (start < end && ahead.test(text.charAt(start))) start++;
  while (end > start && after.test(text.charAt(end - 1))) end--;
  return isBracketed(text, start, end) ? trimmed(text, { from: start + 1, to: end - 1 }) : { from: start, to: end };
}

/** `(Banamex)`, but not `(11) 98765-4321`. */
function isBracketed(text: string, start: number, end: number): boolean {
  const pair = text.charAt(start) + text.charAt(end - 1);
  if (end - start < 2 || (pair !== '()' && pair !== '[]')) return false;
  const inside = text.slice(start + 1, end - 1);
  return !inside.includes(pair.charAt(0)) && !inside.includes(pair.charAt(1));
}
