import type { FindingCode } from '../engine/names.ts';
import type { FieldRequirement } from '../engine/requirements.ts';
import type { Judged } from './reading.ts';
import { correctionOf, isStray, isTooLong, objectionTo } from './reading.ts';
import type { SaysKey } from './texts.ts';

/** What a sentence names. */
interface Values {
  readonly count?: number;
  readonly position?: number;
  readonly last?: number;
  readonly expected?: string;
  readonly typed?: string;
  readonly bank?: string;
}

/** One sentence: which of the anatomy's own texts it is, or which finding of the engine, and what it names. */
export type Words = Values & ({ readonly says: SaysKey } | { readonly finding: FindingCode });

export interface Sentence {
  /** The verdict in a few words. */
  readonly head: Words;
  /** What it rests on, and what to do. */
  readonly rest: readonly Words[];
}

export type FieldLimits = Pick<FieldRequirement, 'characters' | 'minLength' | 'maxLength'>;

/** How a number is spoken of. */
export interface Manner {
  /** It holds digits only, so its characters are called digits. */
  readonly isNumeric: boolean;
  /** It may be longer than its shortest form. */
  readonly isOpen: boolean;
}

/** The manner of what the engine requires of a field. */
export const mannerOf = (field: FieldLimits | undefined): Manner => ({
  isNumeric: field?.characters === '0-9',
  isOpen: field?.minLength !== field?.maxLength,
});

const compare: Words = { says: 'compare' };

const impossible = (judged: Judged, { isNumeric }: Manner): Sentence => {
  const { normalized: text } = judged;
  const correction = correctionOf(judged);
  if (correction) {
    const { from, expected } = correction;
    const typed = text.slice(from, from + expected.length);
    const place = { position: from + 1, expected };
    const head: Words =
      expected.length === 1
        ? { says: 'wrong', ...place }
        : { says: 'wrongRun', last: from + expected.length, ...place };
    return { head, rest: [{ says: 'wrongMore', typed }] };
  }
  const objection = objectionTo(judged);
  const { position, expected = '' } = objection ?? {};
  if (position !== undefined && objection && isTooLong(objection.code)) {
    const says = isNumeric ? 'tooManyDigits' : 'tooMany';
    return {
      head: { says, count: text.length - position + 1 },
      rest: [{ finding: objection.code, expected }, compare],
    };
  }
  if (position !== undefined && objection && isStray(objection.code)) {
    const more: Words = isNumeric ? { says: 'strayDigits' } : { says: 'strayMore', expected };
    return { head: { says: 'stray', position, typed: text.charAt(position - 1) }, rest: [more] };
  }
  if (!objection) return { head: { says: 'impossible' }, rest: [compare] };
  return { head: { finding: objection.code, expected }, rest: [compare] };
};

const emptyKey = ({ isNumeric, isOpen }: Manner) => {
  if (isOpen) return isNumeric ? 'emptyDigitsOpen' : 'emptyOpen';
  return isNumeric ? 'emptyDigits' : 'empty';
};

const incomplete = ({ normalized: text, missing, bank }: Judged, manner: Manner): Sentence => {
  if (text === '') return { head: { says: emptyKey(manner), count: missing }, rest: [{ says: 'emptyMore' }] };
  return {
    head: { says: manner.isNumeric ? 'missingDigits' : 'missing', count: missing },
    rest: [bank ? { says: 'soFar', bank: bank.name } : { says: 'keepTyping' }],
  };
};

const wellFormed = ({ bank, confirmed, findings }: Judged): Sentence => ({
  head: { says: 'wellFormed' },
  rest: [
    ...(bank ? [{ says: 'bank', bank: bank.name.replace(/\.$/, '') } as const] : []),
    ...findings
      .filter(({ level }) => level === 'warning')
      .map(({ code, expected }) => ({ finding: code, ...(expected !== undefined && { expected }) })),
    ...(confirmed > 0 ? [{ says: 'checks', count: confirmed } as const] : []),
    { says: 'askBank' },
  ],
});

/**
 * What a number says while it is typed. Incomplete is neutral and counts what is missing; impossible names the place and
 * what was expected, and admits that the error may be elsewhere; well-formed says what is still unknown.
 */
export const sentenceOf = (judged: Judged, manner: Manner): Sentence => {
  if (judged.state === 'impossible') return impossible(judged, manner);
  return judged.state === 'incomplete' ? incomplete(judged, manner) : wellFormed(judged);
};
