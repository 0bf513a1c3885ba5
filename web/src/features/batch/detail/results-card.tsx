import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import type { Batch } from '../api/batch.ts';
import { useResults } from '../api/use-results.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { countOf, rowsOf, type RowsOf } from '../rows-of.ts';
import { useWords } from '../use-words.ts';
import { ResultsTable } from './results-table.tsx';
import { RowDialog } from './row-dialog.tsx';
import { useRowsWindow } from './use-rows-window.ts';
import { useShown } from './use-shown.ts';
import css from './results.module.css';

export interface ResultsCardProps {
  readonly of: Batch;
  readonly Details: ComponentType<{ readonly id: string }>;
}

/** Every row of a batch and what became of it. */
export const ResultsCard = ({ of, Details }: ResultsCardProps) => {
  const { t } = useTranslation('batch');
  const { number } = useWords();
  const shown = useShown();
  const rows = useRowsWindow();
  const results = useResults(of, shown.of, rows.window);
  const filter = (value: RowsOf | '') => {
    shown.filter(value);
    rows.box.current?.scrollTo({ top: 0 });
  };
  const options: readonly { readonly value: RowsOf | ''; readonly label: ReactNode }[] = [
    { value: '', label: <Counted name={t('results.all')} count={number(of.counts.total)} /> },
    ...rowsOf
      .filter((one) => countOf(of, one) > 0 || one === shown.of)
      .map((one) => ({
        value: one,
        label: <Counted name={t(`results.filters.${one}`)} count={number(countOf(of, one))} />,
      })),
  ];
  return (
    <Card aria-label={t('results.title')} className={css.card}>
      <div className={css.cardHead}>
        <h2>{t('results.title')}</h2>
        <Segmented legend={t('results.filter')} value={shown.of ?? ''} options={options} onChange={filter} />
      </div>
      {results.error && <NotLoaded what="rows" error={results.error} onRetry={results.retry} />}
      {results.total === 0 && !results.error && (
        <EmptyState of="batchRows" title={t(shown.of ? 'results.none' : 'results.title')}>
          {t(shown.of ? 'results.noneMore' : 'results.reading')}
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
