import { lazy, Suspense, useState } from 'react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { csvOf } from '#shared/csv.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { saveFile } from '../../components/ui/save-file.ts';
import { Segmented } from '../../components/ui/segmented.tsx';
import { toasts } from '../../lib/toasts/toasts.ts';
import { useWords } from '../../lib/use-words.ts';
import type { Usage } from './api/usage.ts';
import { DayTable } from './day-table.tsx';
import { outcomesOfDay } from './figures.ts';
import css from './usage.module.css';

const DayChart = lazy(() => import('../../components/day-chart/day-chart.tsx'));

const ghosts = [8, 20, 32, 44, 16, 28, 40, 12, 24, 36, 48, 20, 32, 44, 16, 28, 40, 12, 24, 36, 48, 20, 32, 44] as const;

/** Bars of nothing: where the chart will be. */
const GhostBars = ({ isWaiting = false }: { readonly isWaiting?: boolean }) => (
  <svg className={css.ghosts} data-waiting={isWaiting || undefined} aria-hidden="true">
    {ghosts.map((high, index) => (
      <rect
        // oxlint-disable-next-line react/no-array-index-key -- decoration never changes its order
        key={index}
        x={`${(index / ghosts.length) * 100}%`}
        width={`${64 / ghosts.length}%`}
        y={48 - high}
        height={high}
      />
    ))}
  </svg>
);

const useSave = () => {
  const { t } = useTranslation('usage');
  return ({ days, period, environment }: Usage) => {
    const head = [t('days.day'), t('days.total'), ...outcomesOfDay.map((outcome) => t(`days.columns.${outcome}`))];
    const rows = days.map((day) => [day.date, day.total, ...outcomesOfDay.map((outcome) => day[outcome])].map(String));
    saveFile(
      new Blob([csvOf(head, rows)], { type: 'text/csv;charset=utf-8' }),
      `cuentaclara-api-${environment}-${period}-${days.at(-1)?.date}.csv`,
    );
    toasts.success(t('days.saved'));
  };
};

/** Nobody has asked: ever, as far as is known, or within what is shown. */
const NothingYet = ({ isNew, toKeys }: { readonly isNew: boolean; readonly toKeys: string }) => {
  const { t } = useTranslation('usage');
  return (
    <>
      <div className={css.emptyBars}>
        <GhostBars />
      </div>
      <EmptyState
        of="usage"
        title={t(isNew ? 'empty.title' : 'empty.none')}
        action={
          isNew && (
            <ButtonLink size="sm" to={{ search: toKeys }}>
              {t('empty.action')}
            </ButtonLink>
          )
        }
      >
        {t(isNew ? 'empty.explain' : 'empty.noneMore')}
      </EmptyState>
    </>
  );
};

const paints = { valid: 'good', invalid: 'bad', error: 'warn', timeout: 'none' } as const;

const Chart = ({ days }: Pick<Usage, 'days'>) => {
  const { t } = useTranslation('usage');
  const words = useWords();
  return (
    <DayChart
      days={days.map(({ date, total, ...counts }) => ({ date, total, counts }))}
      parts={outcomesOfDay.map((name) => ({
        name,
        paint: paints[name],
        said: (count) => t(`days.said.${name}`, { count, n: words.number(count) }),
      }))}
      label={t('days.chartLabel', { count: days.length })}
      hint={t('days.hint')}
    />
  );
};

export interface DayCardProps {
  readonly of: Usage | undefined;
  readonly toKeys: string;
}

type View = 'chart' | 'table';
const views = ['chart', 'table'] as const satisfies readonly View[];

/** Validations by day and result, drawn or as a table of the same numbers. */
export const DayCard = ({ of, toKeys }: DayCardProps) => {
  const { t } = useTranslation('usage');
  const [view, setView] = useState<View>('chart');
  const save = useSave();
  const isEmpty = of && of.totals.total === 0;
  return (
    <Card aria-label={t('days.title')} aria-busy={!of} className={css.dayCard}>
      <CardHead title={t('days.title')}>
        {of && !isEmpty && (
          <>
            <Segmented
              className="seg--small"
              legend={t('days.view')}
              value={view}
              options={views.map((value) => ({ value, label: t(`days.${value}`) }))}
              onChange={setView}
            />
            <Button look="ghost" size="sm" aria-label={t('days.csvLabel')} onClick={() => save(of)}>
              <Icon of={Download} />
              {t('days.csv')}
            </Button>
          </>
        )}
      </CardHead>
      {!of && (
        <div className={css.chartPlace}>
          <GhostBars isWaiting />
        </div>
      )}
      {isEmpty && <NothingYet isNew={of.requests === 0 && of.before.total === 0} toKeys={toKeys} />}
      {of && !isEmpty && view === 'chart' && (
        <div className={css.chartPlace}>
          <Suspense fallback={<GhostBars isWaiting />}>
            <Chart days={of.days} />
          </Suspense>
        </div>
      )}
      {of && !isEmpty && view === 'table' && <DayTable of={of} />}
    </Card>
  );
};
