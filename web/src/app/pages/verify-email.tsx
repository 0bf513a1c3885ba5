import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { unverifiedAccountDays } from '#shared/plans.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import type { Arrival } from '../../features/auth/arrival.ts';
import { useVerification, type Verification } from '../../features/auth/use-verification.ts';
import { usePage } from '../../lib/use-page.ts';
import css from './auth-page.module.css';

export default function VerifyEmail() {
  const { t } = useTranslation('auth', { keyPrefix: 'verify' });
  const [query] = useSearchParams();
  const { verification, retry } = useVerification(query.get('token'));
  usePage(t('title'));
  if (verification.step === 'working') return <Spinner label={t('working')} />;
  if (verification.step === 'verified') return <Navigate to="/login" replace state={arrivalAfter(verification)} />;
  return <Refused code={verification.code} onRetry={retry} />;
}

const arrivalAfter = ({ email, credits }: Extract<Verification, { step: 'verified' }>): Arrival => ({
  email,
  notice: credits > 0 ? 'verified' : 'verifiedWithout',
});

interface RefusedProps {
  readonly code: Extract<Verification, { step: 'refused' }>['code'];
  readonly onRetry: () => void;
}

const Refused = ({ code, onRetry }: RefusedProps) => {
  const { t } = useTranslation('auth');
  const toLogin = (
    <ButtonLink size="lg" block to="/login">
      {t('verify.login')}
    </ButtonLink>
  );
  if (code === 'errors.invalidToken' || code === 'errors.invalidFields')
    return (
      <Verdict title={t('verify.invalid')} why={t('verify.invalidWhy')}>
        <ButtonLink look="primary" size="lg" block to="/resend-verification">
          {t('verify.resend')}
        </ButtonLink>
        {toLogin}
      </Verdict>
    );
  if (code === 'errors.accountExpired')
    return (
      <Verdict title={t('verify.expired')} why={t('verify.expiredWhy', { days: unverifiedAccountDays })}>
        <ButtonLink look="primary" size="lg" block to="/register">
          {t('verify.register')}
        </ButtonLink>
      </Verdict>
    );
  return (
    <Verdict title={t('verify.failed')} why={t(code === 'network' ? 'errors.network.detail' : 'errors.generic.detail')}>
      <Button look="primary" size="lg" block onClick={onRetry}>
        {t('verify.retry')}
      </Button>
      {toLogin}
    </Verdict>
  );
};

interface VerdictProps {
  readonly title: string;
  readonly why: string;
  readonly children: ReactNode;
}

const Verdict = ({ title, why, children }: VerdictProps) => (
  <div role="alert">
    <h1 tabIndex={-1}>{title}</h1>
    <p className={css.why}>{why}</p>
    <div className={css.ways}>{children}</div>
  </div>
);
