import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { NotLoaded } from '../../../components/ui/not-loaded.tsx';
import { PageTurns } from '../../../components/ui/page-turns.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { trailOf, type Step } from '../../../components/ui/trail.ts';
import { isCursorRefused } from '../../../lib/api.ts';
import { useOnline } from '../../../lib/connectivity/current.ts';
import { exampleMovements } from './example-movements.ts';
import { MovementTable } from './movement-table.tsx';
import { atCursor, cursorIn, movementPage } from './movements.ts';
import css from './ledger.module.css';

/** Every credit that came or went, so that no balance is without its reasons; the page of it stands in the address. */
export const MovementsCard = () => {
  const { t } = useTranslation('ledger');
  const isOnline = useOnline();
  const card = useRef<HTMLElement>(null);
  const [address, setAddress] = useSearchParams();
  const trail = trailOf(useLocation().state);
  const cursor = cursorIn(address);
  const [example] = useState(() => exampleMovements(new Date()));
  const { data, isPlaceholderData, error: failure, refetch } = useQuery(movementPage(cursor));

  // Nobody can do anything about a page that is no longer there: the newest one takes its place.
  const isPageGone = cursor !== undefined && isCursorRefused(failure);
  useEffect(() => {
    if (isPageGone) setAddress((now) => atCursor(now, undefined), { replace: true });
  }, [isPageGone, setAddress]);
  const error = isPageGone ? null : failure;
  const turn = (step: Step) => {
    setAddress((now) => atCursor(now, step.cursor), { state: { trail: step.trail } });
    card.current?.scrollIntoView({ block: 'nearest' });
  };
  const isPaged = data !== undefined && (cursor !== undefined || data.nextCursor !== null);
  return (
    <Card ref={card} id="movements" aria-label={t('title')} aria-busy={!data && !error}>
      <CardHead title={t('title')} />
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
        <EmptyState of="movements" title={t('empty.title')} example={<MovementTable rows={example} isStale={false} />}>
          {t('empty.explain')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && <MovementTable rows={data.data} isStale={isPlaceholderData} />}
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
