import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unverifiedAccountDays } from '#shared/plans.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { NotMine } from '../../features/auth/not-mine.tsx';
import { useFirstEntry } from '../../features/auth/use-first-entry.ts';
import { useLinkToken } from '../../features/auth/use-link-token.ts';
import { useRegistration, type RefusedCode } from '../../features/auth/use-registration.ts';
import { VerifyForm } from '../../features/auth/verify-form.tsx';
import { useFormat } from '../../lib/format.ts';
import { usePage } from '../../lib/use-page.ts';
import css from './auth-page.module.css';

export default function VerifyEmail() {
  const { t } = useTranslation('auth', { keyPrefix: 'verify' });
  const { moment } = useFormat();
  const token = useLinkToken();
  const { reading, retry, refuse } = useRegistration(token);
  const [declined, setDeclined] = useState(false);
  usePage(t('title'));
  const goOn = useFirstEntry();
  const enter = useEffectEvent(() => {
    if (reading.step === 'verified') void goOn(reading.credits);
  });
  useEffect(() => enter(), [reading.step]);
  if (reading.step === 'reading' || reading.step === 'verified') return <Spinner label={t('working')} />;
  if (reading.step === 'refused' || !token)
    return <Refused code={reading.step === 'refused' ? reading.code : 'errors.invalidToken'} onRetry={retry} />;
  const { email, registeredAt, userAgent, verified } = reading.registration;
  if (declined) return <Verdict title={t('notMine.done')} why={t('notMine.doneWhy', { email })} />;
  if (verified)
    return (
      <Verdict title={t('already')} why={t('alreadyWhy', { email })}>
        <ButtonLink look="primary" size="lg" block to="/login" state={{ email }}>
          {t('login')}
        </ButtonLink>
      </Verdict>
    );
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className={css.sent}>
        <b>{email}</b>
      </p>
      <p className={css.why}>
        {t(userAgent === null ? 'registered' : 'registeredWith', { moment: moment(registeredAt), browser: userAgent })}{' '}
        {t('lead')}
      </p>
      <div className={css.start}>
        <VerifyForm token={token} email={email} onDeadLink={refuse} />
      </div>
      <div className={css.below}>
        <NotMine token={token} email={email} onDeclined={() => setDeclined(true)} />
      </div>
    </>
  );
}

interface RefusedProps {
  readonly code: RefusedCode;
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
  readonly children?: ReactNode;
}

const Verdict = ({ title, why, children }: VerdictProps) => (
  <div role="alert">
    <h1 tabIndex={-1}>{title}</h1>
    <p className={css.why}>{why}</p>
    {children && <div className={css.ways}>{children}</div>}
  </div>
);
