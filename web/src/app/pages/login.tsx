import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { plans } from '#shared/plans.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Link } from '../../components/ui/link.tsx';
import { arrivalOf, type Notice } from '../../features/auth/arrival.ts';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { useSession } from '../../lib/session/current.ts';
import type { SessionState } from '../../lib/session/session.ts';
import { usePage } from '../../lib/use-page.ts';
import css from './auth-page.module.css';

const credits = plans.free.pack.credits;

export default function Login() {
  const { t } = useTranslation('auth');
  const { email, notice } = arrivalOf(useLocation().state);
  const state = useSession();
  const [isCodeStep, setCodeStep] = useState(false);
  const why = state.status === 'guest' ? whyGuest(state) : undefined;
  usePage(t('login.title'));
  return (
    <>
      <h1 tabIndex={-1}>{t('login.title')}</h1>
      <div className={css.start}>
        <LoginForm
          email={email}
          notice={notice ? <GoodNews of={notice} /> : why && <Ended why={why} />}
          onCodeStep={setCodeStep}
        />
      </div>
      {!isCodeStep && (
        <p className={css.below}>
          {t('login.none')}{' '}
          <Link className="link" to="/register">
            {t('login.register', { credits })}
          </Link>
        </p>
      )}
    </>
  );
}

const goodNews = {
  passwordChanged: { title: 'login.changed', next: 'login.changedNext' },
} as const satisfies Record<Notice, unknown>;

const GoodNews = ({ of }: { readonly of: Notice }) => {
  const { t } = useTranslation('auth');
  const { title, next } = goodNews[of];
  return (
    <Alert tone="ok" title={t(title)}>
      {t(next, { credits })}
    </Alert>
  );
};

type Why = 'ended' | 'left' | 'deleted';
type Guest = Extract<SessionState, { status: 'guest' }>;

/** Why somebody is a guest who did not ask to be one here, or asked for more. */
const whyGuest = ({ ended, leftElsewhere, deleted }: Guest): Why | undefined => {
  if (deleted) return 'deleted';
  if (ended) return 'ended';
  return leftElsewhere ? 'left' : undefined;
};

const tones: Readonly<Partial<Record<Why, 'warn' | 'ok'>>> = { ended: 'warn', deleted: 'ok' };

const Ended = ({ why }: { readonly why: Why }) => {
  const { t } = useTranslation('auth');
  return (
    <Alert urgent={why === 'deleted'} tone={tones[why]} title={t(`login.${why}`)}>
      {t(`login.${why}Next`)}
    </Alert>
  );
};
