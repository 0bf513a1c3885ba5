import { useTranslation } from 'react-i18next';
import { passwordResetMinutes } from '#shared/plans.ts';
import { Spinner } from '../../components/ui/spinner.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { ResetForm } from '../../features/auth/reset-form.tsx';
import { useResetLink } from '../../features/auth/use-reset-link.ts';
import { useLinkToken } from '../../features/auth/use-link-token.ts';
import { usePage } from '../../lib/use-page.ts';
import css from './auth-page.module.css';

export default function ResetPassword() {
  const { t } = useTranslation('auth', { keyPrefix: 'reset' });
  const token = useLinkToken();
  const { isReading, isDead, refuse } = useResetLink(token);
  usePage(t('title'));
  if (isReading) return <Spinner label={t('working')} />;
  if (!token || isDead) return <DeadLink />;
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <ResetForm token={token} onDeadLink={refuse} />
    </>
  );
}

const DeadLink = () => {
  const { t } = useTranslation('auth', { keyPrefix: 'reset' });
  return (
    <div role="alert">
      <h1 tabIndex={-1}>{t('dead')}</h1>
      <p className={css.why}>{t('deadWhy', { minutes: passwordResetMinutes })}</p>
      <div className={css.ways}>
        <ButtonLink look="primary" size="lg" block to="/forgot-password">
          {t('again')}
        </ButtonLink>
        <ButtonLink size="lg" block to="/login">
          {t('login')}
        </ButtonLink>
      </div>
    </div>
  );
};
