import { CalendarClock, CircleHelp, Clock, LoaderCircle, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ResultSheet } from '../../../components/result-sheet/result-sheet.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Mark } from '../../../components/ui/mark.tsx';
import type { Subscription } from '../api/subscriptions.ts';
import { useWords } from '../use-words.ts';
import { NewSum } from './new-sum.tsx';
import { useAgreedId } from './use-agreed-id.ts';
import { useOutcome } from './use-outcome.ts';
import { Works } from './works.tsx';

export interface AgreedProps {
  readonly isSignedIn: boolean;
}

/** Where one goes on from here, signed in or not. */
export const Onwards = ({ isSignedIn }: AgreedProps) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'agreed' });
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
  const { t } = useTranslation('subscriptions', { keyPrefix: 'agreed' });
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
  const { t } = useTranslation('subscriptions', { keyPrefix: 'agreed' });
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
  const { t } = useTranslation('subscriptions', { keyPrefix: 'agreed' });
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
  const { t } = useTranslation('subscriptions', { keyPrefix: 'agreed' });
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
  const { t } = useTranslation('subscriptions', { keyPrefix: 'agreed' });
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

/** What became of a plan that was agreed to at PayPal. This page grants nothing: it asks. */
export const Agreed = ({ isSignedIn }: AgreedProps) => {
  const id = useAgreedId();
  const { outcome, again } = useOutcome(id);
  if ('subscription' in outcome) {
    const Known = known[outcome.state];
    return <Known of={outcome.subscription} isSignedIn={isSignedIn} />;
  }
  return <Unknown {...{ id, isSignedIn }} state={outcome.state} onAgain={again} />;
};
