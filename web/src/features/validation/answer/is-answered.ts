import type { Submission, Validation, ValidationBody } from '../api/validations.ts';

const spaced = (text: string | undefined): string => (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();

/** Everything an answer depends on, but for the name. A reference only tells validations apart for people. */
const questionIn = ({ beneficiaryName: _name, reference: _reference, ...question }: ValidationBody): string =>
  JSON.stringify(Object.entries(question).toSorted(([a], [b]) => (a < b ? -1 : 1)));

export interface Answered {
  readonly submission: Pick<Submission, 'body'>;
  readonly validation: { readonly asked: Pick<Validation['asked'], 'beneficiaryName'> };
}

/**
 * What the form asks that this answer does not say: nothing, only whether another name matches, or all of it. A name may
 * have been compared after the bank answered.
 */
export const unansweredIn = (
  form: ValidationBody,
  { submission, validation }: Answered,
): 'nothing' | 'name' | 'all' => {
  if (questionIn(form) !== questionIn(submission.body)) return 'all';
  const compared = validation.asked.beneficiaryName ?? submission.body.beneficiaryName;
  return spaced(form.beneficiaryName) === spaced(compared) ? 'nothing' : 'name';
};
