import { useTranslation } from 'react-i18next';
import { Card, CardFoot } from '../../components/ui/card.tsx';
import '../../components/ui/verdict.css';
import type { Subscription } from './api/subscriptions.ts';
import { ManageFacts } from './manage-facts.tsx';
import { PeriodBar } from './period-bar.tsx';
import { nextChargeOf, periodOf } from './rules/period.ts';
import type { Standing } from './rules/standing.ts';
import { StatusBadge } from './status-badge.tsx';
import { useWords } from './use-words.ts';
import css from './manage.module.css';

export interface CurrentCardProps {
  readonly of: Subscription;
  readonly standing: Standing;
  readonly now: string;
}

/** Plan, price and state, the month that is paid, and the rest by name. */
export const CurrentCard = ({ of, standing, now }: CurrentCardProps) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'manage' });
  const { plan, money, date } = useWords();
  const period = periodOf(of, now);
  const title = t('card', { plan: plan(of.plan), price: money(of.amount) });
  const chargedNext = nextChargeOf(of);
  const next = chargedNext ? t(of.failure ? 'retry' : 'next', { date: date(chargedNext) }) : t('noNext');
  return (
    <Card aria-label={title}>
      <div className={`verdict ${css.head}`}>
        <div>
          <h2>{title}</h2>
          <p>{of.status === 'pending' ? t('notYet') : next}</p>
        </div>
        <StatusBadge {...{ of, now }} />
      </div>
      {period && <PeriodBar of={period} />}
      <ManageFacts {...{ of, standing }} />
      {of.status === 'pending' && of.approveUrl && (
        <CardFoot>
          <a className="btn btn--primary" href={of.approveUrl}>
            {t('approve')}
          </a>
        </CardFoot>
      )}
    </Card>
  );
};
