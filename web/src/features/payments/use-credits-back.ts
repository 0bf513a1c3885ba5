import { useTranslation } from 'react-i18next';
import type { Payment } from './api/payment.ts';

const kinds = ['taken', 'owed', 'waiting'] as const;

/** What became of the credits of a payment whose money went back or is disputed, sentence by sentence. */
export const useCreditsBack = () => {
  const { t } = useTranslation('payments');
  return ({ creditsBack }: Payment): string[] => {
    if (!creditsBack) return [];
    const moved = kinds.filter((kind) => creditsBack[kind] > 0);
    return moved.length === 0
      ? [t('creditsBack.none')]
      : moved.map((kind) => t(`creditsBack.${kind}`, { count: creditsBack[kind] }));
  };
};
