import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { trailOf } from '../../components/ui/trail.ts';
import { NotLoaded } from '../../components/ui/not-loaded.tsx';
import { isCursorRefused } from '../../lib/api.ts';
import { useOnline } from '../../lib/connectivity/current.ts';
import { historyPage } from './api/history.ts';
import { exampleRow } from './example-row.ts';
import { ExportButton } from './export-button.tsx';
import { atCursor, filtersOf, isFiltered, withFilter, withoutFilters, withPeriod } from './filters.ts';
import type { FilterName } from './filters.ts';
import { HistoryFilters } from './history-filters.tsx';
import { NoMatch } from './no-match.tsx';
import { HistorySkeleton, HistoryTable } from './history-table.tsx';
import { Pager } from './pager.tsx';
import { usePlace } from './use-place.ts';

export interface HistoryProps {
  /** Shows one validation in full. */
  readonly Details: ComponentType<{ readonly id: string }>;
  /** Fills the form for whoever has no history yet. */
  readonly onSample: () => void;
}

/** Which validation is open, as part of the address. */
const openParam = 'open';

/** Every validation of the account, to search and to open. */
export const History = ({ Details, onSample }: HistoryProps) => {
  const { t } = useTranslation('history');
  const { address, state, go } = usePlace();
  const card = useRef<HTMLElement>(null);
  const filters = filtersOf(address, state);
  const { data, error, isPlaceholderData, refetch } = useQuery(historyPage(filters));
  const openId = address.get(openParam);
  const [example] = useState(() => [exampleRow(new Date())]);

  // Nobody can do anything about a page that is no longer there: the newest one takes its place.
  const isPageGone = filters.cursor !== undefined && isCursorRefused(error);
  useEffect(() => {
    if (isPageGone) go((now) => atCursor(now, undefined), { replace: true });
  }, [isPageGone, go]);
  const hasFailed = error !== null && !data && !isPageGone;
  const isLoading = !data && !hasFailed;

  const filter = useCallback((name: FilterName, value: string) => go((now) => withFilter(now, name, value)), [go]);
  const find = useCallback((search: string) => go((now) => atCursor(now, undefined), { replace: true, search }), [go]);
  const open = (id: string | undefined) =>
    go(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === undefined) next.delete(openParam);
        else next.set(openParam, id);
        return next;
      },
      // The pages before this one stay known.
      { state: { trail: trailOf(state) } },
    );

  const isNew = data?.data.length === 0 && !isFiltered(filters) && filters.cursor === undefined;
  return (
    <Card ref={card} aria-label={t('title')} aria-busy={isLoading}>
      <CardHead title={t('title')}>{data && !isNew && <ExportButton filters={filters} />}</CardHead>
      {!isNew && (
        <HistoryFilters
          filters={filters}
          onChange={filter}
          onSearch={find}
          onPeriod={(period) => go((now) => withPeriod(now, period, new Date()))}
        />
      )}
      {hasFailed && <Failed onRetry={() => void refetch()} />}
      {isLoading && (
        <output>
          <span className="vh">{t('loading')}</span>
          <HistorySkeleton />
        </output>
      )}
      {isNew && (
        <EmptyState
          of="history"
          title={t('empty.title')}
          example={<HistoryTable rows={example} onOpen={() => undefined} isStale={false} />}
          action={
            <Button size="sm" onClick={onSample}>
              {t('empty.sample')}
            </Button>
          }
        >
          {t('empty.explain')}
        </EmptyState>
      )}
      {data?.data.length === 0 && !isNew && (
        <NoMatch filters={filters} isPartial={data.hasMore} onClear={() => go(withoutFilters, { search: undefined })} />
      )}
      {data && data.data.length > 0 && <HistoryTable rows={data.data} onOpen={open} isStale={isPlaceholderData} />}
      {data && !isNew && (
        <Pager
          count={data.data.length}
          nextCursor={data.nextCursor}
          isBusy={isPlaceholderData}
          onTurn={() => card.current?.scrollIntoView()}
        />
      )}
      <Dialog open={openId !== null} title={t('details')} onClose={() => open(undefined)}>
        {openId && <Details id={openId} />}
      </Dialog>
    </Card>
  );
};

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation('history');
  const isOnline = useOnline();
  return (
    <div className="pad">
      <NotLoaded title={t('failed.title')} retry={t('failed.retry')} onRetry={onRetry}>
        {t(isOnline ? 'failed.explain' : 'failed.offline')}
      </NotLoaded>
    </div>
  );
};
