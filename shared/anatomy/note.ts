import type { Judged, ReadRun } from './reading.ts';
import type { ExplainedPart } from './texts.ts';

/** What is said of a part beside its name. */
export interface Note {
  /** There is room for a short name only. */
  readonly isShort: boolean;
  /** The institution the part names; `unknown` where the catalogue has none of that code. */
  readonly bank?: { readonly name: string } | 'unknown' | undefined;
  /** Present for a check digit that was checked, with what it should have been. */
  readonly check?: { readonly agrees: boolean; readonly expected: string | undefined };
  readonly about?: ExplainedPart;
}

/** Parts that name an institution. */
const named: ReadonlySet<string> = new Set(['bank', 'provider', 'institution']);

const explained: ReadonlySet<string> = new Set<ExplainedPart>(['plaza', 'branch', 'account']);
const isExplained = (part: string): part is ExplainedPart => explained.has(part);

const bankOf = ({ bank, findings }: Judged) =>
  bank ?? (findings.some(({ code }) => code === 'account.bank_unknown') ? 'unknown' : undefined);

/**
 * What a part turned out to be: the bank's name, the verdict on a check digit. Example, CLABE 002115016003269417: `bank`
 * is Banamex, and of the check digit, which disagrees, 1 was expected.
 */
export const noteOf = (
  { part, isTold, isBad, expected, isFinal }: ReadRun & { isFinal: boolean },
  judged: Judged,
): Note => ({
  isShort: part === 'checkDigit' && !isFinal,
  ...(named.has(part) && { bank: bankOf(judged) }),
  ...(isTold && { check: { agrees: !isBad, expected } }),
  ...(isExplained(part) && { about: part }),
});
