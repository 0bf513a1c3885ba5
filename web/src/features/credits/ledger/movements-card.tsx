import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { newer, older, type Step } from '../../../components/ui/trail.ts';
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
          <Alert
            tone="bad"
            urgent
            title={t('failed.title')}
            action={
              <Button size="sm" onClick={() => void refetch()}>
                {t('failed.retry')}
              </Button>
            }
          >
            {t(isOnline ? 'failed.explain' : 'failed.offline')}
          </Alert>
        </div>
      )}
      {data?.data.length === 0 && <EmptyState title={t('empty.title')}>{t('empty.explain')}</EmptyState>}
      {data && data.data.length > 0 && <MovementTable rows={data.data} isStale={isPlaceholderData} />}
      {isPaged && (
        <nav className={css.pages} aria-label={t('pages')}>
          <Button size="sm" disabled={cursor === undefined || isPlaceholderData} onClick={() => turn(newer(trail))}>
            <Icon of={ChevronLeft} />
            {t('newer')}
          </Button>
          <Button
            size="sm"
            disabled={data.nextCursor === null || isPlaceholderData}
            onClick={() => data.nextCursor && turn(older(trail, cursor, data.nextCursor))}
          >
            {t('older')}
            <Icon of={ChevronRight} />
          </Button>
        </nav>
      )}
    </Card>
  );
};
