import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plans, type Plan, type PlanName } from '#shared/plans.ts';
import { cx } from '../../components/ui/class-names.ts';
import { usePlanFacts, type Way } from './plan-facts.ts';
import { useWords } from './use-words.ts';
import css from './plans.module.css';

export interface PlanColumnProps {
  readonly name: PlanName;
  readonly way: Way;
  readonly isMine: boolean;
  /** The one above what one has: first after it on a phone. */
  readonly isNext: boolean;
  /** A button, or that it is had already. */
  readonly action: ReactNode;
  /** What it means for this account. */
  readonly children: ReactNode;
}

export const PlanColumn = ({ name, way, isMine, isNext, action, children }: PlanColumnProps) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'plans' });
  const { plan, usd } = useWords();
  const { pack, monthly }: Plan = plans[name];
  const price = way === 'monthly' ? (monthly?.priceUsd ?? 0) : pack.priceUsd;
  return (
    <section
      className={cx(css.plan, isMine && css.isMine, isNext && css.isNext)}
      aria-label={t('name', { plan: plan(name) })}
    >
      <h2>{plan(name)}</h2>
      <p className={css.amount}>{usd(price)}</p>
      <p className={css.per}>{t(price === 0 ? 'per.free' : `per.${way}`)}</p>
      <div className={css.action}>{action}</div>
      <dl>
        {usePlanFacts(name, way).map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd className={fact.isMissing ? css.missing : undefined}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
};
