import { headlineOf } from '#shared/validation/headline.ts';
import { settlementOf } from '#shared/validation/status.ts';
import type { Validation } from '../api/validations.ts';

type Answered = Parameters<typeof headlineOf>[0];

/** The account was judged, whatever came out: there is something to keep. */
export const isJudgement = ({ status }: Pick<Validation, 'status'>): boolean => settlementOf(status) === 'post';

/** Asking once more may bring an answer: the bank was silent, not unknown to us. */
export const isWorthRetrying = (validation: Answered): boolean =>
  ['noAnswer', 'broken'].includes(headlineOf(validation));
