import { useTranslation } from 'react-i18next';
import { freeAccountsPerDomain, plans } from '#shared/plans.ts';
import { Alert } from '../../components/ui/alert.tsx';

/** Told before the account is created: what it gets, and how others go on. */
export const NoFreeCredits = () => {
  const { t } = useTranslation('auth', { keyPrefix: 'advice' });
  return (
    <Alert title={t('noFreeCredits')}>
      {t('noFreeCreditsWhy', { count: freeAccountsPerDomain, price: plans.basic.pack.priceUsd })}
    </Alert>
  );
};
