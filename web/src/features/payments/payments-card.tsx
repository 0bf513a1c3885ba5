import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { NotLoaded } from '../../components/ui/not-loaded.tsx';
import { PageTurns } from '../../components/ui/page-turns.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { Step } from '../../components/ui/trail.ts';
import { useOnline } from '../../lib/connectivity/current.ts';
import { paymentPage } from './api/payments.ts';
import { PaymentTable } from './payment-table.tsx';
import css from './list.module.css';

const newest: Step = { cursor: undefined, trail: [] };

/** Every payment of the account, renewals included, with the receipts of those that were paid. */
export const PaymentsCard = () => {
  const { t } = useTranslation('payments');
  const card = useRef<HTMLElement>(null);
  const [{ cursor, trail }, setStep] = useState(newest);
  const { data, isPlaceholderData, error, refetch } = useQuery(paymentPage(cursor));
  const turn = (step: Step) => {
    setStep(step);
    card.current?.scrollIntoView({ block: 'nearest' });
  };
  const isPaged = data !== undefined && (cursor !== undefined || data.nextCursor !== null);
  return (
    <Card ref={card} aria-label={t('list.title')} aria-busy={!data && !error}>
      <CardHead title={t('list.title')} />
      {!data && error && <Failed onRetry={() => void refetch()} />}
      {!data && !error && <Coming />}
      {data?.data.length === 0 && (
        <EmptyState
          of="payments"
          title={t('list.empty.title')}
          action={
            <ButtonLink size="sm" to="?buy=pro">
              {t('list.empty.buy')}
            </ButtonLink>
          }
        >
          {t('list.empty.explain')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && <PaymentTable rows={data.data} isStale={isPlaceholderData} />}
      {isPaged && (
        <PageTurns
          {...{ cursor, trail }}
          className={css.pages}
          nextCursor={data.nextCursor}
          isBusy={isPlaceholderData}
          onTurn={turn}
          texts={{ pages: t('list.pages'), newer: t('list.newer'), older: t('list.older') }}
        />
      )}
    </Card>
  );
};

const Coming = () => {
  const { t } = useTranslation('payments');
  return (
    <output>
      <span className="vh">{t('list.loading')}</span>
      <div className={css.coming} aria-hidden="true">
        {['11rem', '9rem', '12rem'].map((width) => (
          <div key={width}>
            <Skeleton width={width} />
            <Skeleton width="4rem" />
          </div>
        ))}
      </div>
    </output>
  );
};

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation('payments');
  return (
    <div className="pad">
      <NotLoaded title={t('list.failed.title')} retry={t('list.failed.retry')} onRetry={onRetry}>
        {t(useOnline() ? 'list.failed.explain' : 'list.failed.offline')}
      </NotLoaded>
    </div>
  );
};
