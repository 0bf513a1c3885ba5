/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- rows of a table cannot be placed where they would stand among 50,000 */
import type { TFunction } from 'i18next';
import type { GridColumn } from './grid-columns.ts';
import css from './grid.module.css';

export interface GridHeadProps {
  readonly t: TFunction<'builder'>;
  readonly columns: readonly GridColumn[];
  readonly nameOf: (column: GridColumn) => string;
}

/** What the columns are called, above the rows. */
export const GridHead = ({ t, columns, nameOf }: GridHeadProps) => (
  <div role="row" aria-rowindex={1} className={css.head}>
    <div role="columnheader" aria-colindex={1} className={css.line}>
      {t('grid.line')}
    </div>
    {columns.map((column, index) => (
      <div key={column.field} role="columnheader" aria-colindex={index + 2} className={css.cell}>
        {nameOf(column)}
      </div>
    ))}
    <div role="columnheader" aria-colindex={columns.length + 2} className="vh">
      {t('grid.note')}
    </div>
  </div>
);
