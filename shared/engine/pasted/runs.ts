import { trimmed } from './span.ts';
import type { Span } from './span.ts';

/** What can be an account number within a sentence: an address, a random key, an IBAN, words with dots, digits however grouped. */
const runs = [
  /[^\s@<>()[\]"',;:]{1,64}@[^\s@<>()[\]"',;:]{1,77}/g,
  /(?<![0-9a-f])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-f])/gi,
  /(?<![A-Z0-9])BR\d{2}[0-9A-Z ]{20,36}/g,
  /(?<![\w.@-])[A-Za-z0-9-]{2,}(?:\.[A-Za-z0-9-]{2,}){2,}(?![\w@-])/g,
  /(?<![\p{L}\d])[+(]?\d(?:[\d .\-/()\u00a0\u2010-\u2015]*\d)?(?:-[XxPp])?(?![\p{L}\d])/gu,
  /\d[.,]\d+E\+\d{1,3}/gi,
];

/** Every such stretch of a span, trimmed. */
export function runsIn(text: string, { from, to }: Span): Span[] {
  const part = text.slice(from, to);
  return runs.flatMap((run) =>
    [...part.matchAll(run)].map(({ index, 0: { length } }) =>
      trimmed(text, { from: from + index, to: from + index + length }),
    ),
  );
}
