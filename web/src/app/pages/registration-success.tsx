import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { plans, unverifiedAccountDays } from '#shared/plans.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { arrivalOf } from '../../features/auth/arrival.ts';
import { usePage } from '../../lib/use-page.ts';

export default function RegistrationSuccess() {
  const { t } = useTranslation('auth', { keyPrefix: 'registered' });
  const { email } = arrivalOf(useLocation().state);
  usePage(t('title'));
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className="mt-4 text-t-19 [overflow-wrap:anywhere]">
        {email ? (
          <>
            {t('sentTo')} <b>{email}</b>.
          </>
        ) : (
          t('sent')
        )}
      </p>
      <p className="mt-2 text-ink-2">{t('what', { credits: plans.free.pack.credits, days: unverifiedAccountDays })}</p>
      <div className="mt-8 grid gap-3">
        <ButtonLink look="primary" size="lg" block to="/login" state={{ email }}>
          {t('login')}
        </ButtonLink>
        <ButtonLink size="lg" block to="/resend-verification" state={{ email }}>
          {t('resend')}
        </ButtonLink>
      </div>
      <p className="mt-6 text-t-14 text-ink-3">{t('missing')}</p>
    </>
  );
}
