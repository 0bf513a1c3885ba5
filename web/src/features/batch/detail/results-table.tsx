import { useTranslation } from 'react-i18next';
import type { Results } from '../api/use-results.ts';
import { ResultRow, RowOnItsWay } from './result-row.tsx';
import type { useRowsWindow } from './use-rows-window.ts';
import css from './results.module.css';

const columns = ['row', 'customId', 'account', 'holder', 'answer', 'risk', 'status'] as const;

/** The heading of the columns is the first row. */
const headRows = 1;

export interface ResultsTableProps {
  readonly rows: ReturnType<typeof useRowsWindow>;
  readonly results: Results;
  readonly onOpen: (row: number) => void;
}

/** All rows in one scrolled box, of which only those in sight are drawn; on a phone every row is a small card. */
export const ResultsTable = ({ rows: { box, window, rowHeight, look }, results, onOpen }: ResultsTableProps) => {
  const { t } = useTranslation('batch');
  const { total, rowAt } = results;
  const first = Math.min(window.first, total);
  const last = Math.min(window.last, total);
  const indexes = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region is reached by the keyboard
    <section ref={box} className={css.box} aria-label={t('results.rows')} tabIndex={0} onScroll={look}>
      <table className={css.table} aria-label={t('results.title')} aria-rowcount={total + headRows}>
        <thead className={css.tableHead}>
          <tr aria-rowindex={1} className={css.row}>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === 'row' ? css.cellRow : css[column]}>
                {t(`results.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={{ height: total * rowHeight }}>
          {indexes.map((index) => {
            const result = rowAt(index);
            const place = { rowIndex: index + headRows + 1, top: index * rowHeight };
            return result ? (
              <ResultRow key={index} of={result} {...place} onOpen={onOpen} />
            ) : (
              <RowOnItsWay key={index} {...place} />
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
