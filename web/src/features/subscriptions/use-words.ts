import { useTranslation } from 'react-i18next';
import type { PlanName } from '#shared/plans.ts';
import { useFormat } from '../../lib/format.ts';
import type { Feature } from './rules/change.ts';

/** The words of this feature for what the contract names. */
export const useWords = () => {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  return {
    ...format,
    plan: (name: PlanName) => t(`names.${name}`),
    features: (features: readonly Feature[]) => format.list(features.map((feature) => t(`features.${feature}`))),
    money: ({ value }: { readonly value: string }) => format.usd(Number(value)),
  };
};
