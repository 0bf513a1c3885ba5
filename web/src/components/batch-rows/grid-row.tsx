/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- rows of a table cannot be placed where they would stand among 50,000; one cell has the focus, as WAI-ARIA says */
import { memo } from 'react';
import type { TFunction } from 'i18next';
import type { BatchField } from '#shared/batch/fields.ts';
import type { Country } from '#shared/engine/country.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { cx } from '../ui/class-names.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { CellFinding } from '#shared/batch/finding.ts';
import type { DraftRow } from './draft-row.ts';
import { CellInput, type Leave } from './cell-input.tsx';
import { CellNumber } from './cell-number.tsx';
import type { GridColumn } from './grid-columns.ts';
import { RowNote } from './row-note.tsx';
import css from './grid.module.css';

export interface Editing {
  /** What is typed over the cell; absent: its own text is changed. */
  readonly typed: string | undefined;
}

/** What rows can do to the grid. Never changes, so that only rows that changed are drawn again. */
export interface RowActions {
  readonly edit: (place: number, field: BatchField) => void;
  readonly skip: (index: number, isSkipped: boolean) => void;
  readonly leave: (place: number, column: number, value: string | undefined, how: Leave) => void;
}

export interface GridRowProps {
  readonly t: TFunction<'builder'>;
  readonly place: number;
  readonly top: number;
  readonly height: number;
  readonly row: DraftRow | undefined;
  readonly sameLine: number | undefined;
  readonly country: Country | undefined;
  readonly environment: Environment;
  readonly columns: readonly GridColumn[];
  /** The column of the active cell; -1 where it is in another row. */
  readonly active: number;
  /** The column of which this row is selected; -1 where it is not. */
  readonly selected: number;
  readonly editing: Editing | null;
  readonly actions: RowActions;
}

const gravest = (findings: readonly CellFinding[]) => findings.find(({ level }) => level === 'error') ?? findings[0];

const monospaced: ReadonlySet<BatchField> = new Set([
  'accountNumber',
  'bankCode',
  'branchCode',
  'routingNumber',
  'documentNumber',
  'reference',
  'customId',
  'country',
]);

interface CellProps extends Pick<GridRowProps, 'country' | 'environment'> {
  readonly row: DraftRow;
  readonly field: BatchField;
}

const CellText = ({ row, field, country, environment }: CellProps) => {
  const text = row.values[field] ?? '';
  if (field === 'accountNumber' && country && text !== '')
    return <CellNumber country={country} values={row.values} environment={environment} />;
  return text;
};

/** A row of the file, and below it what is the matter with it. */
export const GridRow = memo((props: GridRowProps) => {
  const { t, place, top, height, row, sameLine, columns, active, selected, editing, actions } = props;
  const style = { transform: `translateY(${top}px)`, height };
  const findings = row?.isSkipped ? [] : (row?.findings ?? []);
  const isActive = active >= 0;
  const activeField = columns[active]?.field;
  const told = findings.find(({ field }) => field === activeField) ?? gravest(findings);
  return (
    <div role="row" aria-rowindex={place + 2} className={cx(css.row, row?.isSkipped && css.skipped)} style={style}>
      <div role="rowheader" aria-colindex={1} className={css.line}>
        {row?.line}
      </div>
      {columns.map(({ field }, column) => {
        const finding = findings.find((one) => one.field === field);
        const isEdited = column === active && editing !== null && row !== undefined;
        return (
          <div
            key={field}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={column === selected || column === active}
            aria-invalid={finding?.level === 'error' ? true : undefined}
            aria-describedby={finding && row ? `note-${row.index}` : undefined}
            tabIndex={column === active && !isEdited ? 0 : -1}
            data-place={place}
            data-column={column}
            className={cx(css.cell, monospaced.has(field) && css.mono, finding && css[finding.level])}
          >
            {!row ? (
              column === 0 && <Skeleton width="70%" />
            ) : isEdited ? (
              <CellInput
                label={t('grid.cell', { field: t(`fields.${field}`), line: row.line })}
                value={row.values[field] ?? ''}
                typed={editing.typed}
                onLeave={(value, how) => actions.leave(place, column, value, how)}
              />
            ) : (
              <span className={css.text}>
                <CellText {...props} row={row} field={field} />
              </span>
            )}
          </div>
        );
      })}
      {row && (told || row.isSkipped || row.sameAs !== null) && (
        <div role="gridcell" aria-colindex={columns.length + 2} className={css.note}>
          <RowNote
            row={row}
            finding={told}
            sameLine={sameLine}
            isActive={isActive}
            onEdit={(field) => actions.edit(place, field)}
            onSkip={(isSkipped) => actions.skip(row.index, isSkipped)}
          />
        </div>
      )}
    </div>
  );
});
