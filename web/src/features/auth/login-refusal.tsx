import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Link } from '../../components/ui/link.tsx';
import type { LoginError } from '../../lib/session/login-error.ts';
import { helpOfError, helpOfFailure } from '../../components/help-link/pages.ts';

/** Why the login was refused, with the way on where there is one. */
export const LoginRefusal = ({ failure }: { readonly failure: LoginError }) => {
  const { t } = useTranslation('auth');
  const { code, text, email = '' } = failure;
  switch (code) {
    case 'EMAIL_NOT_VERIFIED':
      return (
        <Alert tone="warn" urgent title={t('login.unverified')} help={helpOfError('errors.emailNotVerified')}>
          <p>{t('login.unverifiedWhy', { email })}</p>
          <Link className="link" to="/resend-verification" state={{ email }}>
            {t('login.resend')}
          </Link>
        </Alert>
      );
    case 'errors.accountExpired':
      return (
        <Alert tone="warn" urgent title={t('login.expired')} help={helpOfError(code)}>
          <p>{text}</p>
          <Link className="link" to="/register" state={{ email }}>
            {t('login.again')}
          </Link>
        </Alert>
      );
    case 'errors.invalidCredentials':
      return (
        <Alert tone="bad" urgent title={t('login.invalid')} help={helpOfError(code)}>
          {text}
        </Alert>
      );
    case 'errors.tooManyRequests':
      return (
        <Alert tone="warn" urgent title={t('login.wait')} help={helpOfError(code)}>
          {text}
        </Alert>
      );
    // The field of the code says these.
    case 'errors.secondFactorRequired':
    case 'errors.wrongCode':
      return null;
    case 'errors.genericLogin':
    case 'errors.network': {
      const key = code === 'errors.network' ? 'network' : 'genericLogin';
      return (
        <Alert tone="bad" urgent title={t(`errors.${key}.title`)} help={helpOfFailure}>
          {text ?? t(`errors.${key}.detail`)}
        </Alert>
      );
    }
  }
};
