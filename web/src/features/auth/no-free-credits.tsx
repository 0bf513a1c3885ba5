import { useTranslation } from 'react-i18next';
import { freeAccountsPerDomain, plans } from '#shared/plans.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { checkEmail } from './field-checks.ts';

/** Told before the account is created: what it gets, and how others go on. */
export const NoFreeCredits = () => {
  const { t } = useTranslation('auth', { keyPrefix: 'advice' });
  return (
    <Alert title={t('noFreeCredits')}>
      {t('noFreeCreditsWhy', { count: freeAccountsPerDomain, price: plans.basic.pack.priceUsd })}
    </Alert>
  );
};

/** What every address with a note behind a plus is told, so that it tells nobody who has an account. */
export const SameMailbox = ({ email }: { readonly email: string }) => {
  const { t } = useTranslation('auth', { keyPrefix: 'advice' });
  const mailbox = email.trim().replace(/\+[^@]*@/, '@');
  if (checkEmail(email) || mailbox === email.trim()) return null;
  return <Alert title={t('sameMailbox')}>{t('sameMailboxWhy', { mailbox })}</Alert>;
};
