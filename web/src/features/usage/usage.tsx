import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Environment } from '#shared/validation/environment.ts';
import { HeadEnd } from '../../components/ui/head-end.tsx';
import { cx } from '../../components/ui/class-names.ts';
import { usageOf } from './api/usage.ts';
import { ByKey } from './by-key.tsx';
import { DayCard } from './day-card.tsx';
import { Errors } from './errors.tsx';
import { filtersOf, withFilter, type FilterName } from './filters.ts';
import { Latency } from './latency.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { RequestLog } from './log/request-log.tsx';
import type { NamedKey } from './named-key.ts';
import { NotLoaded } from './not-loaded.tsx';
import { Totals } from './totals.tsx';
import { UsageFilters } from './usage-filters.tsx';
import css from './usage.module.css';

export interface UsageProps {
  readonly keys: readonly NamedKey[];
  /** Of the public API; absent while nobody knows it. */
  readonly address: string | undefined;
  readonly onPlans: () => void;
  /** Queries of the other parts of the page. */
  readonly toKeys: string;
  readonly toErrors: string;
}

/** Who has no key of production yet is shown what there is. */
const firstEnvironment = (keys: readonly NamedKey[]): Environment =>
  keys.length > 0 && keys.every(({ environment }) => environment === 'sandbox') ? 'sandbox' : 'production';

/** What was asked through keys: how often, with what result, how fast, what failed, and each request of late. */
export const Usage = ({ keys, address, onPlans, toKeys, toErrors }: UsageProps) => {
  const { t } = useTranslation('usage');
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search, firstEnvironment(keys));
  const { data, error, isPlaceholderData, refetch } = useQuery(usageOf(filters));
  const filter = (name: FilterName, value: string) =>
    setSearch((now) => {
      const next = withFilter(now, name, value);
      // A key has one environment: whoever chooses one of them chooses about the other.
      const chosen = name === 'key' && keys.find(({ id }) => id === value);
      if (chosen) next.set('environment', chosen.environment);
      if (name === 'environment') next.delete('key');
      return next;
    });
  const hasFailed = error !== null && !data;
  return (
    <div className={css.parts}>
      <HeadEnd>
        <UsageFilters filters={filters} keys={keys} onChange={filter} />
      </HeadEnd>
      {hasFailed && <NotLoaded title={t('failed.title')} onRetry={() => void refetch()} />}
      {!hasFailed && (
        <div className={cx(css.parts, isPlaceholderData && css.stale)} aria-busy={!data || isPlaceholderData}>
          {data && <LimitNotice of={data} isOneKey={filters.key !== undefined} onPlans={onPlans} />}
          <Totals of={data} isOneKey={filters.key !== undefined} />
          <DayCard of={data} toKeys={toKeys} />
          {data && data.totals.total > 0 && (
            <div className={css.duo}>
              <ByKey of={data} />
              <Latency of={data} />
            </div>
          )}
          {data && data.requests > 0 && <Errors of={data} toErrors={toErrors} />}
        </div>
      )}
      <RequestLog filters={filters} keys={keys} address={address} onChange={filter} />
    </div>
  );
};
