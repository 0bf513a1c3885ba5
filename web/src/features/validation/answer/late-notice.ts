import type { TFunction } from 'i18next';
import { headlineOf, headlineToneOf, type Headed, type HeadlineTone } from '#shared/validation/headline.ts';
import type { Toast } from '../../../lib/toasts/toasts.ts';
import type { Submission, Validation } from '../api/validations.ts';
import { markedIn } from './copied-text.ts';
import { refusalOf } from '../api/refusal.ts';

/** What is told to whoever has gone on to another account meanwhile. */
export type Notice = Omit<Toast, 'id'>;

const types = { pay: 'success', stop: 'error', look: 'warning', plain: 'info' } as const satisfies Record<
  HeadlineTone,
  Notice['type']
>;

/** Enough to know which account it was, and no more. */
const lastOf = (accountNumber: string): string => accountNumber.replace(/\W/g, '').slice(-4);

type Answer = Headed & Pick<Validation, 'environment' | 'beneficiary' | 'normalizedAccount'>;

export const answerNotice = (validation: Answer, t: TFunction<'validation'>): Notice => ({
  type: types[headlineToneOf(validation)],
  title: t('late.title', { verdict: markedIn(t(`headlines.${headlineOf(validation)}.short`), validation, t) }),
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
