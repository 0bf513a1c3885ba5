import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/ui/link.tsx';
import { arrivalOf } from '../../features/auth/arrival.ts';
import { ResendForm } from '../../features/auth/resend-form.tsx';
import { usePage } from '../../lib/use-page.ts';
import css from './auth-page.module.css';

export default function ResendVerification() {
  const { t } = useTranslation('auth', { keyPrefix: 'resend' });
  const { email } = arrivalOf(useLocation().state);
  usePage(t('title'));
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <ResendForm email={email} />
      <p className={css.below}>
        <Link className="link" to="/login" state={{ email }}>
          {t('back')}
        </Link>
      </p>
    </>
  );
}
