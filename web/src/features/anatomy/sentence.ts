import type { FindingCode } from '#shared/engine/names.ts';
import type { Judged } from './reading.ts';
import { objectionTo, wrongCheck } from './reading.ts';
import type es from './messages/es.ts';

type SaysKey = keyof (typeof es)['says'] extends infer K
  ? K extends `${infer Base}_one` | `${infer Base}_other`
    ? Base
    : K
  : never;

/** One sentence: the key of its text and what the text names. */
export interface Words {
  readonly key: SaysKey;
  readonly count?: number;
  readonly position?: number;
  readonly expected?: string;
  readonly typed?: string;
  readonly bank?: string;
}

export interface Sentence {
  /** The verdict in a few words. */
  readonly head: Words;
  /** What it rests on, and what to do. */
  readonly rest: readonly Words[];
}

export interface Manner {
  /** The number holds digits only, so its characters are called digits. */
  readonly isNumeric: boolean;
}

const compare: Words = { key: 'compare' };

/** The objections that need other words than "this character is not right". */
const ownWords: Readonly<Partial<Record<FindingCode, Sentence>>> = {
  'account.excel_number': { head: { key: 'spreadsheet' }, rest: [{ key: 'spreadsheetMore' }] },
  'document.excel_number': { head: { key: 'spreadsheet' }, rest: [{ key: 'spreadsheetMore' }] },
};

const impossible = (judged: Judged, { isNumeric }: Manner): Sentence => {
  const { normalized: text } = judged;
  const check = wrongCheck(judged);
  if (check) {
    const position = check.from + 1;
    const typed = text.slice(check.from, check.from + check.expected.length);
    return { head: { key: 'wrong', position, expected: check.expected }, rest: [{ key: 'wrongMore', typed }] };
  }
  const objection = objectionTo(judged);
  const own = objection && ownWords[objection.code];
  if (own) return own;
  const { position, expected = '' } = objection ?? {};
  if (position !== undefined && objection?.code.endsWith('.length')) {
    const key = isNumeric ? 'tooManyDigits' : 'tooMany';
    return { head: { key, count: text.length - position + 1 }, rest: [{ key: 'tooManyMore', expected }, compare] };
  }
  if (position !== undefined && objection?.code.endsWith('.characters')) {
    const more: Words = isNumeric ? { key: 'strayDigits' } : { key: 'strayMore', expected };
    return { head: { key: 'stray', position, typed: text.charAt(position - 1) }, rest: [more] };
  }
  if (/^0+$/.test(text)) return { head: { key: 'zeros' }, rest: [compare] };
  return { head: { key: 'impossible' }, rest: [compare] };
};

const incomplete = ({ normalized: text, missing, bank }: Judged, { isNumeric }: Manner): Sentence => {
  if (text === '') {
    return { head: { key: isNumeric ? 'emptyDigits' : 'empty', count: missing }, rest: [{ key: 'emptyMore' }] };
  }
  return {
    head: { key: isNumeric ? 'missingDigits' : 'missing', count: missing },
    rest: [bank ? { key: 'soFar', bank: bank.name } : { key: 'keepTyping' }],
  };
};

/** Doubts that do not stop anybody. */
const doubts: Readonly<Partial<Record<FindingCode, Words>>> = {
  'account.bank_unknown': { key: 'bankUnknown' },
  'account.bank_mismatch': { key: 'bankMismatch' },
  'ar.cbu.is_cvu': { key: 'isCvu' },
  'ar.cvu.reserved_digit': { key: 'reservedDigit' },
  'ar.alias.digits_only': { key: 'digitsOnly' },
  'mx.local.looks_like_clabe': { key: 'looksLikeClabe' },
};

const wellFormed = ({ bank, confirmed, findings }: Judged): Sentence => {
  return {
    head: { key: 'wellFormed' },
    rest: [
      ...(bank ? [{ key: 'bank', bank: bank.name } as const] : []),
      ...findings.flatMap(({ code }) => doubts[code] ?? []),
      ...(confirmed > 0 ? [{ key: 'checks', count: confirmed } as const] : []),
      { key: 'askBank' },
    ],
  };
};

/**
 * What a number says while it is typed. Incomplete is neutral and counts what is missing; impossible names the place and
 * what was expected, and admits that the error may be elsewhere; well-formed says what is still unknown.
 */
export const sentenceOf = (judged: Judged, manner: Manner): Sentence => {
  if (judged.state === 'impossible') return impossible(judged, manner);
  return judged.state === 'incomplete' ? incomplete(judged, manner) : wellFormed(judged);
};
