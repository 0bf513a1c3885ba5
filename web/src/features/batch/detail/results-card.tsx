import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { rowStatuses, type RowStatus } from '#shared/validation/batches.ts';
import { Card } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import type { Batch } from '../api/batch.ts';
import { useResults } from '../api/use-results.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { useWords } from '../use-words.ts';
import { ResultsTable } from './results-table.tsx';
import { RowDialog } from './row-dialog.tsx';
import { useRowsWindow } from './use-rows-window.ts';
import css from './results.module.css';

const statusParam = 'status';
const rowParam = 'row';

const countIn = {
  PENDING: 'pending',
  PROCESSING: 'processing',
  SUCCESS: 'success',
  FAILED: 'failed',
} as const satisfies Record<RowStatus, keyof Batch['counts']>;

/** What the address says of the rows: which of them, and which one is open. */
const useShown = () => {
  const [address, setAddress] = useSearchParams();
  const change = (name: string, value: string | undefined) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const row = Number(address.get(rowParam));
  return {
    status: rowStatuses.find((one) => one === address.get(statusParam)),
    row: Number.isInteger(row) && row > 0 ? row : undefined,
    filter: (status: string) => change(statusParam, status),
    open: (opened: number | undefined) => change(rowParam, opened?.toString()),
  };
};

export interface ResultsCardProps {
  readonly of: Batch;
  readonly Details: ComponentType<{ readonly id: string }>;
}

/** Every row of a batch and what became of it. */
export const ResultsCard = ({ of, Details }: ResultsCardProps) => {
  const { t } = useTranslation('batch');
  const { number } = useWords();
  const shown = useShown();
  const { status } = shown;
  const rows = useRowsWindow();
  const results = useResults(of, status, rows.window);
  const filter = (value: string) => {
    shown.filter(value);
    rows.box.current?.scrollTo({ top: 0 });
  };
  const options = [
    { value: '', label: <Counted name={t('results.all')} count={number(of.counts.total)} /> },
    ...rowStatuses
      .filter((one) => of.counts[countIn[one]] > 0 || one === status)
      .map((one) => ({
        value: one,
        label: <Counted name={t(`results.statuses.${one}`)} count={number(of.counts[countIn[one]])} />,
      })),
  ];
  return (
    <Card aria-label={t('results.title')} className={css.card}>
      <div className={css.cardHead}>
        <h2>{t('results.title')}</h2>
        <Segmented legend={t('results.filter')} value={status ?? ''} options={options} onChange={filter} />
      </div>
      {results.error && <NotLoaded what="rows" error={results.error} onRetry={results.retry} />}
      {results.total === 0 && !results.error && (
        <EmptyState title={t(status ? 'results.none' : 'results.title')}>
          {t(status ? 'results.noneMore' : 'results.reading')}
        </EmptyState>
      )}
      <ResultsTable rows={rows} results={results} onOpen={shown.open} />
      {shown.row !== undefined && (
        <RowDialog batch={of} row={shown.row} Details={Details} onClose={() => shown.open(undefined)} />
      )}
    </Card>
  );
};

const Counted = ({ name, count }: { readonly name: string; readonly count: string }) => (
  <>
    {name} <span className={css.count}>{count}</span>
  </>
);
