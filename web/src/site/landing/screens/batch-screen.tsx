import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { engines } from '#shared/batch/engines.ts';
import { leastWidthOf, lineWidth, templateOf, type GridColumn } from '../../../components/batch-rows/grid-columns.ts';
import { GridHead } from '../../../components/batch-rows/grid-head.tsx';
import { GridRow } from '../../../components/batch-rows/grid-row.tsx';
import css from '../../../components/batch-rows/grid.module.css';
import { sampleFields, sampleRows } from './sample-rows.ts';

const widths = { country: [72, 0.2], accountNumber: [216, 1.2], beneficiaryName: [160, 1] } as const;
const columns: readonly GridColumn[] = sampleFields.map((field) => {
  const [width, share] = widths[field];
  return { field, width, share };
});

const rowHeight = 40;
const noteHeight = 32;
const headHeight = 36;
const heights = sampleRows.map(({ findings }) => rowHeight + (findings.length > 0 ? noteHeight : 0));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const style = {
  '--cols': templateOf(columns),
  '--least': `${leastWidthOf(columns)}px`,
  '--line': `${lineWidth}px`,
  height: headHeight + sum(heights),
} as CSSProperties;

const still = { edit: () => undefined, skip: () => undefined, leave: () => undefined };

/** The rows of the batch builder as it draws them; nothing in them can be used. */
export const BatchScreen = () => {
  const { t } = useTranslation('builder');
  return (
    <div className="screen-rows" inert aria-hidden="true" style={style}>
      <div className={css.grid}>
        <GridHead t={t} columns={columns} nameOf={({ field }) => t(`fields.${field}`)} />
        <div className={css.rows}>
          {sampleRows.map((row, place) => (
            <GridRow
              key={row.line}
              t={t}
              place={place}
              top={sum(heights.slice(0, place))}
              height={heights[place] ?? rowHeight}
              row={row}
              sameLine={undefined}
              country={engines.get(row.values.country ?? '')}
              environment="production"
              columns={columns}
              active={-1}
              selected={-1}
              editing={null}
              actions={still}
            />
          ))}
        </div>
      </div>
    </div>
  );
};
