import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { packNames, planNames, plans, type PackName, type PlanName } from '#shared/plans.ts';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ChangeCard } from './change-card.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { NotLoaded } from './not-loaded.tsx';
import type { Way } from './plan-facts.ts';
import { PlanAction } from './plan-action.tsx';
import { PlanColumn } from './plan-column.tsx';
import { Points } from './points.tsx';
import { packPointsOf, pointsOf } from './rules/points.ts';
import { changeOf } from './rules/change.ts';
import { rankOf, type OwnKey, type Standing } from './rules/standing.ts';
import { useStanding } from './use-standing.ts';
import css from './plans.module.css';

export interface PlansProps {
  readonly way: Way;
  /** Null where they could not be read, absent until they have been. */
  readonly keys: readonly OwnKey[] | null | undefined;
  /** Opens where that pack is bought. */
  readonly onBuy: (pack: PackName) => void;
}

const isPack = (name: string | null): name is PackName => packNames.some((pack) => pack === name);

/** The plan above the one that is paid by the month; the most asked for where there is none. */
const nextOf = ({ current }: Standing): PackName | undefined =>
  current ? packNames.find((name) => rankOf(name) > rankOf(current.plan)) : 'pro';

/** The plans side by side, what each means for this account, and what changes with the one that is chosen. */
export const Plans = ({ way, keys, onBuy }: PlansProps) => {
  const { t } = useTranslation('subscriptions');
  const [search, setSearch] = useSearchParams();
  const [now] = useState(() => new Date().toISOString());
  const title = useRef<HTMLHeadingElement>(null);
  const { standing, error, retry } = useStanding(keys);
  const asked = search.get('plan');
  const next = standing && nextOf(standing);
  const chosen = isPack(asked) && standing && changeOf(standing, asked, now).charge ? asked : next;
  const choose = (name: PlanName) => {
    setSearch({ plan: name }, { replace: true });
    title.current?.focus();
  };
  const mine = standing && (standing.current?.plan ?? standing.plan);
  const actionOf = (name: PlanName) => {
    if (way === 'pack' && !isPack(name)) return null;
    if (way === 'pack' && isPack(name))
      return (
        <Button block look={name === next ? 'primary' : 'quiet'} onClick={() => onBuy(name)}>
          {t('plans.buy', { credits: plans[name].pack.credits })}
        </Button>
      );
    if (!standing) return error ? null : <Skeleton width="100%" height="40px" />;
    return (
      <PlanAction
        {...{ name, standing, now }}
        isNext={name === next}
        isChosen={name === chosen}
        onChoose={() => choose(name)}
      />
    );
  };
  const pointsFor = (name: PlanName) => {
    if (!standing) return [];
    if (way === 'monthly') return pointsOf(standing, name, now);
    return isPack(name) ? packPointsOf(standing, name) : [];
  };
  return (
    <>
      {error && <NotLoaded error={error} onRetry={retry} />}
      <div className={css.plans} aria-busy={!standing && !error}>
        {planNames.map((name) => (
          <PlanColumn
            key={name}
            {...{ name, way }}
            isMine={name === mine}
            isNext={name === next}
            action={actionOf(name)}
          >
            <Points of={pointsFor(name)} />
          </PlanColumn>
        ))}
      </div>
      <div className={css.two}>
        {way === 'monthly' && (
          <section aria-labelledby="cambio">
            <header>
              <h2 id="cambio" ref={title} tabIndex={-1}>
                {t('change.title')}
              </h2>
              <p>{t('change.lead')}</p>
            </header>
            {standing && chosen && <ChangeCard key={chosen} to={chosen} {...{ standing, now }} />}
            {standing && !chosen && <p className={css.nothing}>{t('change.nothing')}</p>}
            {!standing && !error && <Skeleton width="100%" height="320px" />}
          </section>
        )}
        <section aria-labelledby="comparacion">
          <header>
            <h2 id="comparacion">{t('compare.title')}</h2>
            <p>{t('compare.lead')}</p>
          </header>
          <ComparisonCard of={chosen ?? standing?.current?.plan ?? 'pro'} />
        </section>
      </div>
    </>
  );
};
