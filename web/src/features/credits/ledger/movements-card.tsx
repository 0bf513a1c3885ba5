import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { NotLoaded } from '../../../components/ui/not-loaded.tsx';
import { PageTurns } from '../../../components/ui/page-turns.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import type { Step } from '../../../components/ui/trail.ts';
import { useOnline } from '../../../lib/connectivity/current.ts';
import { DebtNotice } from './debt-notice.tsx';
import { MovementTable } from './movement-table.tsx';
import { movementPage } from './movements.ts';
import css from './ledger.module.css';

const newest: Step = { cursor: undefined, trail: [] };

/** Every credit that came or went, and what is owed: so that no balance is without its reasons. */
export const MovementsCard = () => {
  const { t } = useTranslation('ledger');
  const isOnline = useOnline();
  const card = useRef<HTMLElement>(null);
  const [{ cursor, trail }, setStep] = useState(newest);
  const { data, isPlaceholderData, error, refetch } = useQuery(movementPage(cursor));
  const turn = (step: Step) => {
    setStep(step);
    card.current?.scrollIntoView({ block: 'nearest' });
  };
  const isPaged = data !== undefined && (cursor !== undefined || data.nextCursor !== null);
  return (
    <Card ref={card} id="credits" aria-label={t('title')} aria-busy={!data && !error}>
      <CardHead title={t('title')} />
      <DebtNotice className={css.owed} />
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
      {data?.data.length === 0 && <EmptyState title={t('empty.title')}>{t('empty.explain')}</EmptyState>}
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
