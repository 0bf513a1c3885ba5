import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { isNothingThere } from '../../../lib/api.ts';
import type { Batch } from '../api/batch.ts';
import { useBatch } from '../api/use-batches.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { DownloadsCard } from './downloads-card.tsx';
import { Head } from './head.tsx';
import { PrintedRows } from './printed-rows.tsx';
import { ResultsCard } from './results-card.tsx';
import { isStuck, Stuck } from './stuck.tsx';
import { SummaryCard } from './summary-card.tsx';
import { usePrinting } from './use-printing.ts';
import { VerdictCard } from './verdict-card.tsx';
import css from './detail.module.css';

export interface DetailProps {
  /** Shows one validation in full. */
  readonly Details: ComponentType<{ readonly id: string }>;
  /** Opens the way to more credits. */
  readonly onBuy: (missing: number) => void;
  /** Begins another batch. */
  readonly onNew: () => void;
}

const Loaded = ({ batch, Details, onBuy, onNew }: DetailProps & { readonly batch: Batch }) => {
  const { toPrint, print, isPreparing } = usePrinting(batch);
  if (isStuck(batch))
    return (
      <>
        <Head key={batch.id} of={batch} />
        <Stuck of={batch} onNew={onNew} />
      </>
    );
  return (
    <>
      <Head key={batch.id} of={batch} />
      <div className={css.two}>
        <VerdictCard of={batch} />
        <div className={css.beside}>
          <SummaryCard of={batch} onBuy={onBuy} />
          <DownloadsCard of={batch} onPrint={print} isPrinting={isPreparing} />
        </div>
        <ResultsCard key={batch.id} of={batch} Details={Details} />
      </div>
      {toPrint && <PrintedRows of={batch} groups={toPrint} />}
    </>
  );
};

/** One batch: where it is, what it cost, and every row with what became of it. */
export const BatchDetail = ({ id, ...props }: DetailProps & { readonly id: string }) => {
  const { t } = useTranslation('batch');
  const { data, error, refetch } = useBatch(id);
  if (data) return <Loaded {...props} batch={data} />;
  if (isNothingThere(error))
    return (
      <Card>
        <EmptyState
          of="batchMissing"
          heading="h2"
          title={t('gone.title')}
          action={
            <ButtonLink size="sm" to="/batch">
              {t('gone.back')}
            </ButtonLink>
          }
        >
          {t('gone.explain')}
        </EmptyState>
      </Card>
    );
  return (
    <Card aria-busy={!error}>
      {error ? <NotLoaded what="loadOne" error={error} onRetry={() => void refetch()} /> : <DetailSkeleton />}
    </Card>
  );
};

const DetailSkeleton = () => {
  const { t } = useTranslation('batch');
  return (
    <output className={css.skeleton}>
      <span className="vh">{t('loadingOne')}</span>
      <Skeleton width="40%" height="2rem" />
      <Skeleton width="100%" height="8px" />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
    </output>
  );
};
