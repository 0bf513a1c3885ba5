import { unescaped } from './unescaped.ts';

const isSpace = (code: number): boolean => code <= 32;
const [colon, equals] = [58, 61];

/** The value of an attribute, by its name without prefix; the tag is walked through, since a value may look like another. */
export const attributeOf = (tag: string, name: string): string | undefined => {
  let at = 0;
  while (at < tag.length && !isSpace(tag.charCodeAt(at))) at++;
  while (at < tag.length) {
    while (isSpace(tag.charCodeAt(at))) at++;
    let start = at;
    let code = tag.charCodeAt(at);
    for (; at < tag.length && code !== equals && !isSpace(code); code = tag.charCodeAt(++at))
      if (code === colon) start = at + 1;
    const end = at;
    const quoteAt = valueAt(tag, at);
    const close = tag.indexOf(tag.charAt(quoteAt), quoteAt + 1);
    if (close < 0) return undefined;
    if (end - start === name.length && tag.startsWith(name, start)) return unescaped(tag.slice(quoteAt + 1, close));
    at = close + 1;
  }
  return undefined;
};

/** Past the sign of equality and any space. */
const valueAt = (tag: string, from: number): number => {
  let at = from;
  while (at < tag.length && (isSpace(tag.charCodeAt(at)) || tag.charCodeAt(at) === equals)) at++;
  return at;
};
