import { useEffect, useState } from 'react';
import { CalendarClock, CircleHelp, Clock, LoaderCircle, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ResultSheet } from '../../../components/result-sheet/result-sheet.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Mark } from '../../../components/ui/mark.tsx';
import { session } from '../../../lib/session/current.ts';
import { useFollowed } from '../../../lib/use-followed.ts';
import { confirm, show, type Subscription } from '../api/subscriptions.ts';
import { useWords } from '../use-words.ts';
import { NewSum } from './new-sum.tsx';
import { isOver, outcomeOf } from './outcome.ts';
import { useAgreedId } from './use-agreed-id.ts';
import { Works } from './works.tsx';

export interface AgreedProps {
  readonly isSignedIn: boolean;
}

/** Where one goes on from here, signed in or not. */
export const Onwards = ({ isSignedIn }: AgreedProps) => {
  const { t } = useTranslation('agreed');
  if (!isSignedIn)
    return (
      <ButtonLink look="primary" to="/login">
        {t('login')}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink look="primary" to="/dashboard">
        {t('dashboard')}
      </ButtonLink>
      <ButtonLink look="ghost" to="/subscription/manage">
        {t('manage')}
      </ButtonLink>
    </>
  );
};

interface KnownProps extends AgreedProps {
  readonly of: Subscription;
}

const Active = ({ of, isSignedIn }: KnownProps) => {
  const { t } = useTranslation('agreed');
  const { plan, money, date } = useWords();
  const said = { plan: plan(of.plan), price: money(of.amount) };
  return (
    <ResultSheet
      id={of.subscriptionId ?? of.id}
      tone="ok"
      icon={<Mark state="ok" />}
      title={t('active', said)}
      explain={of.nextBillingAt ? t('activeNext', { ...said, date: date(of.nextBillingAt) }) : t('activeMore', said)}
      foot={<Onwards isSignedIn={isSignedIn} />}
    >
      {isSignedIn && <NewSum of={of} />}
      <Works plan={of.plan} />
    </ResultSheet>
  );
};

const Later = ({ of, isSignedIn }: KnownProps) => {
  const { t } = useTranslation('agreed');
  const { plan, money, date } = useWords();
  const said = { plan: plan(of.plan), price: money(of.amount), date: of.startsAt ? date(of.startsAt) : '' };
  return (
    <ResultSheet
      id={of.subscriptionId ?? of.id}
      tone="ok"
      icon={<Icon of={CalendarClock} />}
      title={t('later', said)}
      explain={t('laterMore', said)}
      foot={<Onwards isSignedIn={isSignedIn} />}
    />
  );
};

const Ended = ({ of, isSignedIn }: KnownProps) => {
  const { t } = useTranslation('agreed');
  const { plan } = useWords();
  return (
    <ResultSheet
      id={of.subscriptionId ?? of.id}
      icon={<Icon of={CircleHelp} />}
      title={t('over', { plan: plan(of.plan) })}
      explain={t('overMore')}
      foot={<Onwards isSignedIn={isSignedIn} />}
    />
  );
};

const Troubled = ({ of, isSignedIn }: KnownProps) => {
  const { t } = useTranslation('agreed');
  const { plan } = useWords();
  return (
    <ResultSheet
      id={of.subscriptionId ?? of.id}
      tone="warn"
      icon={<Icon of={Clock} />}
      title={t('troubled', { plan: plan(of.plan) })}
      explain={t('troubledMore')}
      foot={<Onwards isSignedIn={isSignedIn} />}
    />
  );
};

const known = { active: Active, later: Later, over: Ended, troubled: Troubled } as const;

const faces = {
  asking: { icon: LoaderCircle, tone: undefined },
  waiting: { icon: LoaderCircle, tone: undefined },
  late: { icon: Clock, tone: 'warn' },
  offline: { icon: WifiOff, tone: 'warn' },
  unknown: { icon: CircleHelp, tone: undefined },
} as const;

interface UnknownProps extends AgreedProps {
  readonly id: string | undefined;
  readonly state: keyof typeof faces;
  readonly onAgain: () => void;
}

const Unknown = ({ id, state, isSignedIn, onAgain }: UnknownProps) => {
  const { t } = useTranslation('agreed');
  const { icon, tone } = faces[state];
  return (
    <ResultSheet
      id={id}
      tone={tone}
      icon={<Icon of={icon} className={icon === LoaderCircle ? 'spin' : ''} />}
      title={t(`states.${state}.title`)}
      explain={t(`states.${state}.explain`)}
      foot={
        <>
          {state === 'late' && (
            <Button look="primary" onClick={onAgain}>
              {t('again')}
            </Button>
          )}
          {state === 'unknown' ? <Onwards isSignedIn={isSignedIn} /> : <span>{t('mail')}</span>}
        </>
      }
    />
  );
};

const Followed = ({ id, isSignedIn }: AgreedProps & { readonly id: string }) => {
  const { again, ...followed } = useFollowed({
    settle: (signal) => confirm(id, signal),
    read: (signal) => show(id, signal),
    isOver,
  });
  const [now] = useState(() => new Date().toISOString());
  const outcome = outcomeOf(followed, now);
  const isActive = outcome.state === 'active';
  // Plan and credits of whoever is signed in here are others now.
  useEffect(() => {
    if (isActive && session.get().status === 'user') void session.start();
  }, [isActive]);
  if (!('subscription' in outcome)) return <Unknown {...{ id, isSignedIn }} state={outcome.state} onAgain={again} />;
  const Known = known[outcome.state];
  return <Known of={outcome.subscription} isSignedIn={isSignedIn} />;
};

/** What became of a plan that was agreed to at PayPal. This page grants nothing: it asks. */
export const Agreed = ({ isSignedIn }: AgreedProps) => {
  const id = useAgreedId();
  if (id === undefined) return <Unknown {...{ id, isSignedIn }} state="unknown" onAgain={() => undefined} />;
  return <Followed {...{ id, isSignedIn }} />;
};
