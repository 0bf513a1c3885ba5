import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import type { Payment } from './api/payment.ts';
import type { Outcome } from './outcome.ts';
import { useCreditsBack } from './use-credits-back.ts';
import { useWords } from './use-words.ts';

interface Said {
  readonly title: string;
  readonly explain: string;
  /** What to do, or to know, besides. */
  readonly steps?: readonly string[];
}

export interface Circumstances {
  /** Came back from PayPal by the way of those who pay. */
  readonly agreed: boolean;
  /** Longer than such things take. */
  readonly isLong: boolean;
  /** It is theirs, as far as this tab knows. */
  readonly isOwn: boolean;
}

/** What each outcome is called, and what it means; nothing that the server has not said. */
export const useOutcomeWords = () => {
  const { t } = useTranslation('payments');
  const { time, date } = useFormat();
  const { amount } = useWords();
  const creditsBack = useCreditsBack();
  const said = (payment: Payment, { agreed, isLong, isOwn }: Circumstances): Record<Outcome, () => Said> => {
    const { credits: count, creditsExpireAt, approveBefore } = payment;
    const sum = amount(payment.amount);
    const plain = (of: 'cancelled' | 'reversed' | 'disputed' | 'unknown') => () => ({
      title: t(`outcome.${of}.title`),
      explain: t(`outcome.${of}.explain`),
      steps: creditsBack(payment),
    });
    return {
      confirming: () => ({
        title: t('outcome.confirming.title'),
        explain: t(isLong ? 'outcome.confirming.long' : 'outcome.confirming.explain'),
      }),
      review: () => ({
        title: t('outcome.review.title'),
        explain: t('outcome.review.explain'),
        steps: [t('outcome.reviewNext', { count })],
      }),
      unapproved: () => ({
        title: t('outcome.unapproved.title'),
        explain: approveBefore
          ? t(agreed ? 'outcome.unapproved.explain' : 'outcome.unapproved.cancelled', { until: time(approveBefore) })
          : t(agreed ? 'outcome.unapproved.explainNoEnd' : 'outcome.unapproved.cancelledNoEnd'),
      }),
      paid: () => ({
        title: t(isOwn ? 'outcome.paid.title' : 'outcome.paid.titleGuest', { count }),
        explain: [
          t('outcome.paid.explain', { amount: sum }),
          creditsExpireAt && t('outcome.paid.expires', { count, date: date(creditsExpireAt) }),
        ]
          .filter(Boolean)
          .join(' '),
      }),
      declined: () => ({
        title: t('outcome.declined.title'),
        explain: payment.advice ? t(`advice.${payment.advice}`) : t('outcome.declined.explain'),
        steps: [
          ...(payment.approveUrl ? [t('outcome.declined.other')] : []),
          t('outcome.declined.bank', { amount: sum }),
        ],
      }),
      cancelled: plain('cancelled'),
      failed: () => ({
        title: t('outcome.failed.title'),
        explain: payment.advice ? t(`advice.${payment.advice}`) : t('outcome.failed.explain'),
        steps: [t('outcome.failed.help', { amount: sum, id: payment.id })],
      }),
      refunded: () => {
        const back = payment.refunded && payment.refunded.value !== payment.amount.value ? payment.refunded : undefined;
        return {
          title: t(back ? 'outcome.refunded.titlePart' : 'outcome.refunded.title'),
          explain: back
            ? t('outcome.refunded.explain', { refunded: amount(back), amount: sum })
            : t('outcome.refunded.explainAll', { amount: sum }),
          steps: creditsBack(payment),
        };
      },
      reversed: plain('reversed'),
      disputed: plain('disputed'),
      unknown: plain('unknown'),
    };
  };
  return (outcome: Outcome, payment: Payment, circumstances: Circumstances) => said(payment, circumstances)[outcome]();
};
