import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import type { Subscription } from './api/subscriptions.ts';
import { nextChargeOf } from './rules/period.ts';
import { lotOfPeriod } from './rules/points.ts';
import type { Standing } from './rules/standing.ts';
import { useWords } from './use-words.ts';
import css from './manage.module.css';

export interface ManageFactsProps {
  readonly of: Subscription;
  readonly standing: Standing;
}

/** What is known of a subscription, by name. */
export const ManageFacts = ({ of, standing }: ManageFactsProps) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'manage' });
  const { date, number } = useWords();
  const lot = lotOfPeriod(standing);
  const on = (iso: string | null, otherwise: string) => (iso === null ? otherwise : date(iso));
  const renewal = ({ status, entitledUntil }: Subscription) => {
    if (status === 'pastDue' && entitledUntil !== null) return t('unlessPaid', { date: date(entitledUntil) });
    return t(status === 'suspended' ? 'renewsNot' : 'renewsMonthly');
  };
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('started'), on(of.startedAt, t('notStarted'))],
    [t('activeTo'), on(of.activeTo, t('unpaid'))],
    [t('nextBilling'), on(nextChargeOf(of), t('none'))],
    [t('expires'), on(of.expiresAt, renewal(of))],
    [
      t('credits'),
      lot ? (
        <>
          {number(lot.remaining)} <small>{t('of', { count: lot.granted })}</small>
        </>
      ) : (
        t('noCredits')
      ),
    ],
    [
      t('id'),
      of.subscriptionId === null ? (
        t('unknownId')
      ) : (
        <span className={css.id}>
          <span className="mono">{of.subscriptionId}</span>
          <CopyButton square text={of.subscriptionId} label={t('copyId')} />
        </span>
      ),
    ],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
