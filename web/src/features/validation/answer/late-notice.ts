import type { TFunction } from 'i18next';
import type { AnswerTone } from '../../../lib/answer-tones.ts';
import type { Toast } from '../../../lib/toasts/toasts.ts';
import type { Submission, Validation } from '../api/validations.ts';
import { verdictIn } from './copied-text.ts';
import { refusalOf } from '../api/refusal.ts';
import { verdictOf, type Judged } from './verdict.ts';

/** What is told to whoever has gone on to another account meanwhile. */
export type Notice = Omit<Toast, 'id'>;

const types = { ok: 'success', bad: 'error', warn: 'warning', wait: 'info' } as const satisfies Record<
  AnswerTone,
  Notice['type']
>;

/** Enough to know which account it was, and no more. */
const lastOf = (accountNumber: string): string => accountNumber.replace(/\W/g, '').slice(-4);

type Answer = Judged & Pick<Validation, 'beneficiary' | 'normalizedAccount'>;

export const answerNotice = (validation: Answer, t: TFunction<'validation'>): Notice => ({
  type: types[verdictOf(validation).tone],
  title: t('late.title', { verdict: verdictIn(validation, t) }),
  message: validation.beneficiary ?? t('late.account', { last: lastOf(validation.normalizedAccount) }),
});

/** Asking anew is another question, and charged: where nobody knows whether this one arrived, the history does. */
export const refusalNotice = (error: unknown, { body }: Submission, t: TFunction<'validation'>): Notice => {
  const { kind, title, detail } = refusalOf(error);
  return {
    type: 'error',
    title: title ?? t(kind === 'offline' ? 'refusal.offlineTitle' : 'refusal.failedTitle'),
    message: t('late.refused', { last: lastOf(body.accountNumber), detail: detail ?? t('late.unknown') }),
  };
};
