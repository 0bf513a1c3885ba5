import { createHash } from 'node:crypto';

const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const digests = (html: string, element: RegExp): readonly string[] =>
  [...html.matchAll(element)].map(([, text = '']) => digestOf(text));

/** What a content security policy says of the scripts and styles that stand in a page itself. */
export const inlineDigests = (html: string) => ({
  script: digests(html, /<script>([^]*?)<\/script>/g),
  style: digests(html, /<style[^>]*>([^]*?)<\/style>/g),
});
