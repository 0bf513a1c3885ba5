import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { Table } from '../../../components/ui/table.tsx';
import { useWords } from '../../../lib/use-words.ts';
import type { WidgetAnalytics } from './analytics-query.ts';
import { funnel, parts, partsOf } from './steps.ts';
import css from './analytics.module.css';

const DayChart = lazy(() => import('../../../components/day-chart/day-chart.tsx'));

const paints = { accepted: 'good', answered: 'warn', opened: 'plain', minted: 'none' } as const;

const Chart = ({ days }: Pick<WidgetAnalytics, 'days'>) => {
  const { t } = useTranslation('analytics');
  const words = useWords();
  return (
    <DayChart
      days={days.map((day) => ({ date: day.date, total: day.minted, counts: partsOf(day) }))}
      parts={parts.map((name) => ({
        name,
        paint: paints[name],
        said: (count) => t(`days.said.${name}`, { count, n: words.number(count) }),
      }))}
      label={t('days.chartLabel', { count: days.length })}
      hint={t('days.hint')}
    />
  );
};

/** The numbers of the chart, newest first. Scrolls inside its own box where it is too wide, by keyboard too. */
const DayTable = ({ days, totals }: Pick<WidgetAnalytics, 'days' | 'totals'>) => {
  const { t } = useTranslation('analytics');
  const words = useWords();
  const cells = (counted: WidgetAnalytics['totals']) =>
    funnel.map((step) => (
      <td key={step} className="right">
        {words.number(counted[step])}
      </td>
    ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
    <section className={css.scroll} tabIndex={0} aria-label={t('days.tableLabel')}>
      <Table className={css.numbers} aria-label={t('days.tableLabel')}>
        <thead>
          <tr>
            <th scope="col">{t('days.day')}</th>
            {funnel.map((step) => (
              <th key={step} scope="col" className="right">
                {t(`columns.${step}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">{words.day(day.date)}</th>
              {cells(day)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('columns.total')}</th>
            {cells(totals)}
          </tr>
        </tfoot>
      </Table>
    </section>
  );
};

const views = ['chart', 'table'] as const;
type View = (typeof views)[number];

/** Sessions by the day on which they began and how far they came, drawn or as a table. */
export const DayCard = ({ of: { days, totals } }: { readonly of: WidgetAnalytics }) => {
  const { t } = useTranslation('analytics');
  const [view, setView] = useState<View>('chart');
  return (
    <Card aria-label={t('days.title')} className={css.dayCard}>
      <CardHead title={t('days.title')}>
        <Segmented
          className="seg--small"
          legend={t('days.view')}
          value={view}
          options={views.map((value) => ({ value, label: t(`days.${value}`) }))}
          onChange={setView}
        />
      </CardHead>
      {view === 'chart' ? (
        <div className={css.chartPlace}>
          <Suspense>
            <Chart days={days} />
          </Suspense>
        </div>
      ) : (
        <DayTable days={days} totals={totals} />
      )}
    </Card>
  );
};
