import { isCountry, loadCountry } from '#shared/engine/load-country.ts';
import type { Question } from '../rules/bank/bank-answer.ts';
import type { Validation } from '../store/validations/validation.ts';
import { documentOf } from './account-activity.ts';
import type { Judged } from './judge.ts';
import { questionOf } from './question.ts';
import { judgementOf } from './view.ts';

interface Rebuilt {
  readonly judged: Judged;
  /** Absent where the provider has no code for the bank. */
  readonly question: Question | undefined;
}

/**
 * What was asked of the bank, from the stored validation: its number and document are judged again. `undefined` where the
 * country is one that only another version knows.
 */
export const rebuilt = async (validation: Validation): Promise<Rebuilt | undefined> => {
  const account = await judgementOf(validation);
  if (!account || !isCountry(validation.country)) return undefined;
  const country = await loadCountry(validation.country);
  const judged = { account, document: await documentOf(validation) };
  const question = questionOf(country, { ...validation, beneficiaryName: validation.expectedName }, judged);
  return { judged, question };
};
