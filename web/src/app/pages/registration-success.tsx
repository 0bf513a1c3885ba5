import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { mailsPerDay, plans, unverifiedAccountDays } from '#shared/plans.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { arrivalOf } from '../../features/auth/arrival.ts';
import { answerOpenedMail } from '../../features/auth/registered-here.ts';
import { usePage } from '../../lib/use-page.ts';
import { cx } from '../../components/ui/class-names.ts';
import css from './auth-page.module.css';

export default function RegistrationSuccess() {
  const { t } = useTranslation('auth', { keyPrefix: 'registered' });
  const { email, withoutFreeCredits } = arrivalOf(useLocation().state);
  usePage(t('title'));
  useEffect(() => (email === undefined ? undefined : answerOpenedMail(email)), [email]);
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className={css.sent}>
        {email ? (
          <>
            {t('sentTo')} <b>{email}</b>.
          </>
        ) : (
          t('sent')
        )}
      </p>
      <p className={css.why}>
        {t(withoutFreeCredits ? 'whatWithout' : 'what', {
          credits: plans.free.pack.credits,
          days: unverifiedAccountDays,
        })}
      </p>
      <div className={css.ways}>
        <ButtonLink look="primary" size="lg" block to="/login" state={{ email }}>
          {t('login')}
        </ButtonLink>
        <ButtonLink size="lg" block to="/resend-verification" state={{ email }}>
          {t('resend')}
        </ButtonLink>
      </div>
      <p className={cx(css.below, css.missed)}>{t('missing', { count: mailsPerDay.anybody })}</p>
    </>
  );
}
