import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { freeAccountsPerDomain, plans } from '#shared/plans.ts';
import { DocumentLink } from '../../components/ui/document-link.tsx';
import { Link } from '../../components/ui/link.tsx';
import { arrivalOf } from '../../features/auth/arrival.ts';
import { RegisterForm } from '../../features/auth/register-form.tsx';
import { usePage } from '../../lib/use-page.ts';
import css from './auth-page.module.css';

export default function Register() {
  const { t } = useTranslation('auth');
  const { email } = arrivalOf(useLocation().state);
  usePage(t('register.title'));
  return (
    <>
      <h1 tabIndex={-1}>{t('register.title')}</h1>
      <p className={css.lead}>
        {t('register.lead', { people: freeAccountsPerDomain, credits: plans.free.pack.credits })}
      </p>
      <RegisterForm email={email} />
      <p className={css.terms}>
        <Trans
          t={t}
          i18nKey="register.agree"
          components={[
            <DocumentLink key="terms" to="/terms-of-service" />,
            <DocumentLink key="privacy" to="/privacy-policy" />,
          ]}
        />
      </p>
      <p className={css.below}>
        {t('register.have')}{' '}
        <Link className="link" to="/login">
          {t('register.login')}
        </Link>
      </p>
    </>
  );
}
