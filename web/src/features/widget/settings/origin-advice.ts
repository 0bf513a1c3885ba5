import { isCovered, isOriginPattern } from '#shared/widget/origin.ts';
import { isLocal } from '../own-values.ts';

/** What is wrong with an origin that was typed, and how it would be right, where that can be told. */
export type OriginAdvice =
  | { readonly is: 'good' | 'wildcard' | 'local' | 'listed' }
  /** Another line of the list allows it already. */
  | { readonly is: 'covered'; readonly by: string }
  | { readonly is: 'scheme' | 'insecure' | 'path' | 'wildcardPlace' | 'malformed'; readonly instead?: string };

/** As a browser would say it, with the wildcard where there was one. */
const corrected = (text: string): string | undefined => {
  const wildcard = /^(https?:\/\/)\*\./.exec(text);
  const url = URL.parse(wildcard ? text.replace('*.', '') : text);
  if (!url || url.origin === 'null') return undefined;
  const local = isLocal(url.origin);
  const secure = local ? url.origin : url.origin.replace(/^http:/, 'https:');
  const origin = wildcard ? secure.replace('://', '://*.') : secure;
  return isOriginPattern(origin) ? origin : undefined;
};

const suggesting = (is: 'scheme' | 'insecure' | 'path' | 'wildcardPlace' | 'malformed', text: string): OriginAdvice => {
  const instead = corrected(text);
  return { is, ...(instead !== undefined && { instead }) };
};

/** On one's own machine mostly without TLS. */
const withScheme = (text: string): string => {
  const bare = text.replace(/^[a-z]*:?\/\//i, '');
  return isLocal(`http://${bare}`) ? `http://${bare}` : `https://${bare}`;
};

const wrongness = (text: string): OriginAdvice => {
  if (!/^https?:\/\//.test(text)) return suggesting('scheme', withScheme(text));
  if (text.replace(/^https?:\/\/\*\./, '').includes('*')) return { is: 'wildcardPlace' };
  if (text.startsWith('http://') && !isLocal(text)) return suggesting('insecure', text);
  return suggesting(/^https?:\/\/[^/]+\//.test(text) ? 'path' : 'malformed', text);
};

/** Judges what was typed by the rule that the server applies. */
export const adviceOn = (text: string, listed: readonly string[]): OriginAdvice => {
  if (!isOriginPattern(text)) return wrongness(text);
  if (listed.includes(text)) return { is: 'listed' };
  const by = listed.find((pattern) => isCovered(text, [pattern]));
  if (by !== undefined) return { is: 'covered', by };
  if (isLocal(text)) return { is: 'local' };
  return { is: text.includes('*') ? 'wildcard' : 'good' };
};

/** Whether it can stand in the list. */
export const isAddable = ({ is }: OriginAdvice): boolean => is === 'good' || is === 'wildcard' || is === 'local';
