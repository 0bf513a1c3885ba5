import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { cx } from '../../../components/ui/class-names.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { isCursorRefused } from '../../../lib/api.ts';
import { requestPage } from '../api/requests.ts';
import { atCursor, type FilterName, type Filters } from '../filters.ts';
import { NotLoaded } from '../not-loaded.tsx';
import type { NamedKey } from '../named-key.ts';
import { exampleRequests } from './example-requests.ts';
import { LogFilters } from './log-filters.tsx';
import { LogPager } from './log-pager.tsx';
import { RequestDetail } from './request-detail.tsx';
import { RequestTable } from './request-table.tsx';
import css from './log.module.css';

export interface RequestLogProps {
  readonly filters: Filters;
  readonly keys: readonly NamedKey[];
  readonly address: string | undefined;
  readonly onChange: (name: FilterName, value: string) => void;
}

const rowsOnTheirWay = ['a', 'b', 'c', 'd'] as const;

/** Each request of late, newest first; one of them opened beside the list, or in its place where there is no room. */
export const RequestLog = ({ filters, keys, address, onChange }: RequestLogProps) => {
  const { t } = useTranslation('usage');
  const [, setAddress] = useSearchParams();
  const [openId, setOpenId] = useState<string>();
  const [example] = useState(() => exampleRequests(new Date()));
  const card = useRef<HTMLElement>(null);
  const { data, error, isPlaceholderData, refetch } = useQuery(requestPage(filters));
  const open = data?.data.find(({ id }) => id === openId);
  const isFiltered = filters.key !== undefined || filters.status !== undefined || filters.error !== undefined;

  // Nobody can do anything about a page that is no longer there: the newest one takes its place.
  const isPageGone = filters.cursor !== undefined && isCursorRefused(error);
  useEffect(() => {
    if (isPageGone) setAddress((now) => atCursor(now, undefined), { replace: true });
  }, [isPageGone, setAddress]);

  const clear = () =>
    setAddress((now) => {
      const next = atCursor(now, undefined);
      for (const name of ['key', 'status', 'error']) next.delete(name);
      return next;
    });
  const close = () => {
    setOpenId(undefined);
    card.current?.querySelector<HTMLElement>(`[data-request="${openId}"]`)?.focus();
  };
  return (
    <Card ref={card} aria-label={t('log.title')} aria-busy={!data && !error}>
      <CardHead title={t('log.title')}>
        <span className={css.note}>{t(filters.key ? 'log.note' : 'log.noteOfAll')}</span>
      </CardHead>
      <LogFilters filters={filters} keys={keys} onChange={onChange} />
      {error && !data && !isPageGone && (
        <div className="pad">
          <NotLoaded title={t('log.notLoaded')} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && (!error || isPageGone) && (
        <output className={css.waiting}>
          <span className="vh">{t('log.loading')}</span>
          {rowsOnTheirWay.map((row) => (
            <span key={row}>
              <Skeleton width="4rem" />
              <Skeleton width="10rem" />
              <Skeleton width="3rem" />
            </span>
          ))}
        </output>
      )}
      {data?.data.length === 0 && (
        <EmptyState
          of="requests"
          title={t(isFiltered ? 'log.none' : 'log.empty')}
          example={
            !isFiltered && <RequestTable rows={example} openId={undefined} isStale={false} onOpen={() => undefined} />
          }
          action={
            isFiltered && (
              <Button size="sm" onClick={clear}>
                {t('log.clear')}
              </Button>
            )
          }
        >
          {!isFiltered && t('log.emptyMore')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <div className={cx(css.log, open && css.isOpen)}>
          <RequestTable rows={data.data} openId={open?.id} isStale={isPlaceholderData} onOpen={setOpenId} />
          {open && <RequestDetail key={open.id} of={open} address={address} onClose={close} />}
        </div>
      )}
      {data && data.data.length > 0 && (
        <LogPager
          count={data.data.length}
          cursor={filters.cursor}
          nextCursor={data.nextCursor}
          isBusy={isPlaceholderData}
          onTurn={() => card.current?.scrollIntoView()}
        />
      )}
    </Card>
  );
};
