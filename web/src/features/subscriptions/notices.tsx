import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { keysAtRisk, planByCreditsAt } from './rules/change.ts';
import type { Subscription } from './api/subscriptions.ts';
import { rankOf, type Standing } from './rules/standing.ts';
import { useWords } from './use-words.ts';
import css from './manage.module.css';
import { helpOfRenewal } from '../../components/help-link/pages.ts';

/** Where PayPal lets its users change how they pay for what renews. */
const paypalPayments = 'https://www.paypal.com/myaccount/autopay/';

interface Of {
  readonly of: Subscription;
  readonly standing: Standing;
  readonly now: string;
}

const PayPalLink = () => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'notice' });
  return (
    <a className="link" href={paypalPayments} rel="noreferrer">
      {t('paypal')}
    </a>
  );
};

const Failed = ({ of, standing }: Of) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'notice' });
  const { plan, day, money, number } = useWords();
  const { failure, entitledUntil } = of;
  if (!failure) return null;
  const name = plan(of.plan);
  const stopping = entitledUntil ? keysAtRisk(standing, entitledUntil) : 0;
  const { balance } = standing.credits;
  const isKeptUp = entitledUntil !== null && rankOf(planByCreditsAt(standing, entitledUntil)) >= rankOf(of.plan);
  const said = [
    t('refused', { price: money(of.amount) }),
    failure.retryAt ? t('retry', { day: day(failure.retryAt) }) : t('noRetry'),
    ...(entitledUntil && !isKeptUp
      ? [t('stops', { count: stopping, n: number(stopping), day: day(entitledUntil), plan: name })]
      : []),
    ...(balance > 0 ? [t('untouched', { count: balance, n: number(balance) })] : []),
  ];
  return (
    <Alert
      tone="bad"
      title={t('failed', { plan: name, day: day(failure.at) })}
      action={<PayPalLink />}
      help={helpOfRenewal}
    >
      {said.join(' ')}
    </Alert>
  );
};

const Suspended = ({ of, now }: Of) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'notice' });
  const { plan, day } = useWords();
  const until = of.entitledUntil;
  const counts = until ? t(until > now ? 'countsUntil' : 'counted', { day: day(until) }) : '';
  return (
    <Alert tone="bad" title={t('suspended', { plan: plan(of.plan) })} action={<PayPalLink />} help={helpOfRenewal}>
      {`${t('suspendedMore')} ${counts}`.trim()}
    </Alert>
  );
};

const Cancelled = ({ of, standing, now }: Of) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'notice' });
  const { plan, day, number } = useWords();
  const until = of.activeTo;
  if (until === null || until <= now || standing.upcoming) return null;
  const { balance } = standing.credits;
  return (
    <Alert
      tone="warn"
      icon={CalendarClock}
      title={t('cancelled', { plan: plan(of.plan), day: day(until) })}
      action={
        <ButtonLink size="sm" to={`/subscriptions?plan=${of.plan}`}>
          {t('back', { plan: plan(of.plan) })}
        </ButtonLink>
      }
    >
      {balance > 0 ? t('cancelledLeft', { count: balance, n: number(balance) }) : t('cancelledNone')}
    </Alert>
  );
};

interface UpcomingProps {
  readonly of: Subscription;
  readonly current: Subscription | null;
  readonly onUndo: () => void;
}

const Upcoming = ({ of, current, onUndo }: UpcomingProps) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'notice' });
  const { plan, day, money } = useWords();
  if (of.startsAt === null) return null;
  return (
    <Alert
      icon={CalendarClock}
      title={t('upcoming', { plan: plan(of.plan), day: day(of.startsAt), price: money(of.amount) })}
      action={
        <Button size="sm" look="ghost" onClick={onUndo}>
          {t('undo')}
        </Button>
      }
    >
      {current && t('upcomingMore', { plan: plan(current.plan) })}
    </Alert>
  );
};

const byStatus: Partial<Record<Subscription['status'], typeof Failed>> = {
  active: Failed,
  pastDue: Failed,
  suspended: Suspended,
  cancelled: Cancelled,
};

export interface NoticesProps {
  readonly standing: Standing;
  readonly now: string;
  readonly onUndo: (upcoming: Subscription) => void;
}

/** What the owner has to know about a subscription; nothing while all is well. */
export const Notices = ({ standing, now, onUndo }: NoticesProps) => {
  const { current, upcoming } = standing;
  const Notice = current && byStatus[current.status];
  return (
    <div className={css.notices}>
      {current && Notice && <Notice of={current} {...{ standing, now }} />}
      {upcoming && <Upcoming of={upcoming} current={current} onUndo={() => onUndo(upcoming)} />}
    </div>
  );
};
