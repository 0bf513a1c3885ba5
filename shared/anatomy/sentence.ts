import type { FindingCode } from '#shared/engine/names.ts';
import type { FieldRequirement } from '#shared/engine/requirements.ts';
import type { Judged } from './reading.ts';
import { correctionOf, isStray, isTooLong, objectionTo } from './reading.ts';
import type { SaysKey } from './texts.ts';

/** One sentence: the key of its text and what the text names. */
export interface Words {
  readonly key: `says.${SaysKey}` | `findings:findings.${FindingCode}`;
  readonly count?: number;
  readonly position?: number;
  readonly last?: number;
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

const compare: Words = { key: 'says.compare' };

const impossible = (judged: Judged, { isNumeric }: Manner): Sentence => {
  const { normalized: text } = judged;
  const correction = correctionOf(judged);
  if (correction) {
    const { from, expected } = correction;
    const typed = text.slice(from, from + expected.length);
    const place = { position: from + 1, expected };
    const head: Words =
      expected.length === 1
        ? { key: 'says.wrong', ...place }
        : { key: 'says.wrongRun', last: from + expected.length, ...place };
    return { head, rest: [{ key: 'says.wrongMore', typed }] };
  }
  const objection = objectionTo(judged);
  const { position, expected = '' } = objection ?? {};
  if (position !== undefined && objection && isTooLong(objection.code)) {
    const key = isNumeric ? 'says.tooManyDigits' : 'says.tooMany';
    return {
      head: { key, count: text.length - position + 1 },
      rest: [{ key: `findings:findings.${objection.code}`, expected }, compare],
    };
  }
  if (position !== undefined && objection && isStray(objection.code)) {
    const more: Words = isNumeric ? { key: 'says.strayDigits' } : { key: 'says.strayMore', expected };
    return { head: { key: 'says.stray', position, typed: text.charAt(position - 1) }, rest: [more] };
  }
  if (!objection) return { head: { key: 'says.impossible' }, rest: [compare] };
  return { head: { key: `findings:findings.${objection.code}`, expected }, rest: [compare] };
};

const emptyKey = ({ isNumeric, isOpen }: Manner) => {
  if (isOpen) return isNumeric ? 'says.emptyDigitsOpen' : 'says.emptyOpen';
  return isNumeric ? 'says.emptyDigits' : 'says.empty';
};

const incomplete = ({ normalized: text, missing, bank }: Judged, manner: Manner): Sentence => {
  if (text === '') return { head: { key: emptyKey(manner), count: missing }, rest: [{ key: 'says.emptyMore' }] };
  return {
    head: { key: manner.isNumeric ? 'says.missingDigits' : 'says.missing', count: missing },
    rest: [bank ? { key: 'says.soFar', bank: bank.name } : { key: 'says.keepTyping' }],
  };
};

const wellFormed = ({ bank, confirmed, findings }: Judged): Sentence => ({
  head: { key: 'says.wellFormed' },
  rest: [
    ...(bank ? [{ key: 'says.bank', bank: bank.name.replace(/\.$/, '') } as const] : []),
    ...findings
      .filter(({ level }) => level === 'warning')
      .map(({ code }) => ({ key: `findings:findings.${code}` }) as const),
    ...(confirmed > 0 ? [{ key: 'says.checks', count: confirmed } as const] : []),
    { key: 'says.askBank' },
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
