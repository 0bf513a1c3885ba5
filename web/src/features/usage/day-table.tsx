import { useTranslation } from 'react-i18next';
import { Table } from '../../components/ui/table.tsx';
import type { Usage } from './api/usage.ts';
import { outcomesOfDay } from './figures.ts';
import { useWords } from '../../lib/use-words.ts';
import css from './usage.module.css';

/** The numbers of the chart, newest first. Scrolls inside its own box where it is too wide, by keyboard too. */
export const DayTable = ({ of: { days, totals } }: { readonly of: Usage }) => {
  const { t } = useTranslation('usage');
  const words = useWords();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
    <section className={css.scroll} tabIndex={0} aria-label={t('days.tableLabel')}>
      <Table className={css.days} aria-label={t('days.tableLabel')}>
        <thead>
          <tr>
            <th scope="col">{t('days.day')}</th>
            <th scope="col" className="right">
              {t('days.total')}
            </th>
            {outcomesOfDay.map((outcome) => (
              <th key={outcome} scope="col" className="right">
                {t(`days.columns.${outcome}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">{words.day(day.date)}</th>
              <td className="right">
                <b>{words.number(day.total)}</b>
              </td>
              {outcomesOfDay.map((outcome) => (
                <td key={outcome} className="right">
                  {words.number(day[outcome])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('days.total')}</th>
            <td className="right">{words.number(totals.total)}</td>
            {outcomesOfDay.map((outcome) => (
              <td key={outcome} className="right">
                {words.number(totals[outcome])}
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </section>
  );
};
