import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import type { Payment } from './api/payment.ts';
import { centsOf } from './outcome.ts';

type Money = Payment['amount'];

/** A payment in words. */
export const useWords = () => {
  const { t } = useTranslation('payments');
  const { usd } = useFormat();
  return {
    amount: (money: Money) => usd(centsOf(money) / 100),
    difference: (money: Money, less: Money) => usd((centsOf(money) - centsOf(less)) / 100),
    /** `Pack Pro, 50 créditos` */
    what: ({ kind, pack, credits, description }: Payment): string =>
      pack && (kind === 'pack' || kind === 'period')
        ? t(`what.${kind}`, { name: t(`names.${pack}`), count: credits })
        : (description ?? t('what.link')),
  };
};
