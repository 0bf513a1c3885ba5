import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { plans } from '#shared/plans.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Link } from '../../components/ui/link.tsx';
import { arrivalOf } from '../../features/auth/arrival.ts';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { usePage } from '../../lib/use-page.ts';

const credits = plans.free.pack.credits;

export default function Login() {
  const { t } = useTranslation('auth');
  const { email, notice } = arrivalOf(useLocation().state);
  usePage(t('login.title'));
  const verified = notice === 'verified' && (
    <Alert tone="ok" title={t('login.verified')}>
      {t('login.verifiedNext', { credits })}
    </Alert>
  );
  return (
    <>
      <h1 tabIndex={-1}>{t('login.title')}</h1>
      <div className="mt-8">
        <LoginForm email={email} notice={verified} />
      </div>
      <p className="mt-6 text-t-14">
        {t('login.none')}{' '}
        <Link className="link" to="/register">
          {t('login.register', { credits })}
        </Link>
      </p>
    </>
  );
}
