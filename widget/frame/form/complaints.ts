import { fill } from '#shared/messages/fill.ts';
import type { Findings } from '../texts/load.ts';
import type { Texts } from '../texts/es.ts';
import type { FieldError, InputName, Reading } from './draft.ts';

export interface Met {
  /** Fields that were left. */
  readonly left: ReadonlySet<InputName>;
  /** The form was sent with something wrong in it. */
  readonly isTried: boolean;
}

export const wordsOf = ({ code, position, expected = '' }: FieldError, texts: Texts, findings?: Findings) =>
  code === 'required' ? texts.form.required : fill(findings?.[code] ?? '', { position: position ?? '', expected });

/**
 * What a field complains of, and when: once it was left with something in it, or once the form was sent. The number says itself
 * what is wrong in it.
 */
export const complaintOf = (field: InputName, { errors, judged }: Reading, { left, isTried }: Met) => {
  const error = errors[field];
  if (!error || (!isTried && (!left.has(field) || error.code === 'required'))) return undefined;
  return field === 'accountNumber' && (judged.state === 'impossible' || !isTried) ? undefined : error;
};
