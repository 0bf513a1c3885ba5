import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { NotLoaded } from '../../components/ui/not-loaded.tsx';
import { PageTurns } from '../../components/ui/page-turns.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { trailOf, type Step } from '../../components/ui/trail.ts';
import { isCursorRefused } from '../../lib/api.ts';
import { useOnline } from '../../lib/connectivity/current.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityList } from './activity-list.tsx';
import { activityPage } from './api/activity.ts';
import { exampleEvents, exampleKnown } from './example-events.ts';
import { ExportButton } from './export-button.tsx';
import { filtersOf, withFilter } from './filters.ts';
import { useKnown } from './use-known.ts';
import css from './activity.module.css';

/** What was done in the account, by whom and from where; filters and page stand in the address. */
export const ActivityCard = () => {
  const { t } = useTranslation('activity');
  const isOnline = useOnline();
  const card = useRef<HTMLElement>(null);
  const [address, setAddress] = useSearchParams();
  const trail = trailOf(useLocation().state);
  const filters = filtersOf(address);
  const { cursor } = filters;
  const [example] = useState(() => exampleEvents(new Date()));
  const { data, isPlaceholderData, error: failure, refetch } = useQuery(activityPage(filters));
  const known = useKnown(data?.data ?? []);

  // Nobody can do anything about a page that is no longer there: the newest one takes its place.
  const isPageGone = cursor !== undefined && isCursorRefused(failure);
  useEffect(() => {
    if (isPageGone) setAddress((now) => withFilter(now, 'cursor', undefined), { replace: true });
  }, [isPageGone, setAddress]);
  const error = isPageGone ? null : failure;
  const turn = (step: Step) => {
    setAddress((now) => withFilter(now, 'cursor', step.cursor), { state: { trail: step.trail } });
    card.current?.scrollIntoView({ block: 'nearest' });
  };
  const isFiltered = filters.area !== undefined || filters.outcome !== undefined;
  const isPaged = data !== undefined && (cursor !== undefined || data.nextCursor !== null);
  return (
    <Card ref={card} aria-label={t('title')} aria-busy={!data && !error}>
      <CardHead title={t('listed')}>
        <ExportButton filters={filters} />
      </CardHead>
      <ActivityFilters
        filters={filters}
        onChange={(name, value) => setAddress((now) => withFilter(now, name, value))}
      />
      {!data && !error && (
        <div className="pad">
          <Spinner label={t('loading')} />
        </div>
      )}
      {!data && error && (
        <div className="pad">
          <NotLoaded title={t('failed.title')} retry={t('failed.retry')} onRetry={() => void refetch()}>
            {t(isOnline ? 'failed.explain' : 'failed.offline')}
          </NotLoaded>
        </div>
      )}
      {data?.data.length === 0 && (
        <EmptyState
          of="activity"
          title={t(isFiltered ? 'none.title' : 'empty.title')}
          {...(isFiltered
            ? { action: <Button onClick={() => setAddress(new URLSearchParams())}>{t('none.all')}</Button> }
            : { example: <ActivityList events={example} known={exampleKnown} isStale={false} /> })}
        >
          {t(isFiltered ? 'none.explain' : 'empty.explain')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && <ActivityList events={data.data} known={known} isStale={isPlaceholderData} />}
      {isPaged && (
        <PageTurns
          {...{ cursor, trail }}
          className={css.pages}
          nextCursor={data.nextCursor}
          isBusy={isPlaceholderData}
          onTurn={turn}
          texts={{ pages: t('pages'), newer: t('newer'), older: t('older') }}
        />
      )}
    </Card>
  );
};
