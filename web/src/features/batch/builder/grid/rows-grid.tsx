/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- rows of a table cannot be placed where they would stand among 50,000; one cell has the focus, as WAI-ARIA says */
import { useEffect, useMemo, useRef, type CSSProperties, type MouseEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import type { BuilderState } from '../builder.ts';
import type { DraftRow } from '../../desk/desk.ts';
import { useEngines } from '../use-engines.ts';
import {
  leastWidthOf,
  lineWidth,
  templateOf,
  type GridColumn,
} from '../../../../components/batch-rows/grid-columns.ts';
import { GridHead } from '../../../../components/batch-rows/grid-head.tsx';
import { GridRow, type RowActions } from '../../../../components/batch-rows/grid-row.tsx';
import { scrollTo, type Shape } from './shape.ts';
import type { GridActions, useGridKeys } from './use-grid-keys.ts';
import type { Grid } from './use-grid.ts';
import type { Rows } from './use-rows.ts';
import css from '../../../../components/batch-rows/grid.module.css';

export interface RowsGridProps {
  readonly state: BuilderState;
  readonly grid: Grid;
  readonly actions: GridActions;
  readonly keys: ReturnType<typeof useGridKeys>;
  readonly rows: Rows;
  readonly shape: Shape;
  readonly columns: readonly GridColumn[];
  /** Drawn: those in sight, and the active one wherever it is. */
  readonly places: readonly number[];
  readonly order: Uint32Array;
  readonly element: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly nameOf: (column: GridColumn) => string;
}

export const headHeight = 36;

const countryOf = (row: DraftRow | undefined, { draft }: BuilderState): CountryCode | undefined => {
  const named = row?.values.country?.trim().toUpperCase() ?? '';
  return isCountry(named) ? named : (draft?.country ?? undefined);
};

/** The actions as they are now, in an object that never changes. */
const useActions = (now: RowActions): RowActions => {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  return useMemo(
    () => ({
      edit: (...of) => latest.current.edit(...of),
      skip: (...of) => latest.current.skip(...of),
      leave: (...of) => latest.current.leave(...of),
    }),
    [],
  );
};

/** The rows of the file: only those in sight are drawn, and what has the focus is always among them. */
export const RowsGrid = (props: RowsGridProps) => {
  const { state, grid, actions, keys, rows, shape, columns, places, order, element, onScroll, nameOf } = props;
  const { t } = useTranslation('builder');
  const { active, range, editing, focus } = grid;

  const codes = [...new Set(places.flatMap((place) => countryOf(rows.get(order[place] ?? 0), state) ?? []))];
  const engines = useEngines(codes.toSorted());
  const rowActions = useActions({
    edit: (place, field) => {
      const column = columns.findIndex((one) => one.field === field);
      grid.begin({ place, column: Math.max(0, column) });
    },
    skip: (index, isSkipped) => {
      grid.here();
      actions.skipOne(index, isSkipped);
    },
    leave: (place, column, value, how) => {
      const field = grid.fieldAt(column);
      // Even if it is what one sees: that may be of before an undo, and the worker knows what stands there.
      if (field && value !== undefined) actions.write([{ index: order[place] ?? 0, field, value }]);
      if (how === 'elsewhere') return grid.stop();
      if (how === 'below') return grid.below();
      if (how === 'here') return grid.here();
      grid.next(how === 'next' ? 1 : -1);
    },
  });

  useEffect(() => {
    if (focus === 0) return;
    const { current } = element;
    const cell = current?.querySelector<HTMLElement>(`[data-place="${active.place}"][data-column="${active.column}"]`);
    if (!current || !cell) return;
    cell.focus({ preventScroll: true });
    current.scrollTop = scrollTo(shape, active.place, current.scrollTop, current.clientHeight - headHeight);
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- only when the focus is asked for, not when rows change their height
  }, [focus]);

  const cellAt = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    return cell && { place: Number(cell.dataset['place']), column: Number(cell.dataset['column']) };
  };
  const style = { '--cols': templateOf(columns), '--least': `${leastWidthOf(columns)}px`, '--line': `${lineWidth}px` };
  return (
    <div
      ref={element}
      className={css.grid}
      role="grid"
      aria-label={t('grid.label')}
      aria-describedby="grid-keys"
      aria-rowcount={order.length + 1}
      aria-colcount={columns.length + 2}
      aria-multiselectable="true"
      style={style as CSSProperties}
      onScroll={onScroll}
      {...keys}
      onMouseDown={(event) => {
        const cell = cellAt(event);
        if (!cell || (event.target instanceof HTMLElement && event.target.closest('input, button'))) return;
        event.preventDefault();
        grid.moveTo(cell, event.shiftKey && cell.column === active.column ? (grid.anchor ?? active.place) : null);
      }}
      onDoubleClick={(event) => {
        const cell = cellAt(event);
        if (cell && !(event.target instanceof HTMLInputElement)) grid.begin(cell);
      }}
    >
      <GridHead t={t} columns={columns} nameOf={nameOf} />
      <div role="rowgroup" className={css.rows} style={{ height: shape.height }}>
        {places.map((place) => {
          const row = rows.get(order[place] ?? 0);
          const isActive = place === active.place;
          return (
            <GridRow
              key={order[place]}
              t={t}
              place={place}
              top={shape.topOf(place)}
              height={shape.heightOf(place)}
              row={row}
              sameLine={row && row.sameAs !== null ? rows.get(row.sameAs)?.line : undefined}
              country={engines.get(countryOf(row, state) ?? '')}
              environment={state.environment}
              columns={columns}
              active={isActive ? active.column : -1}
              selected={place >= range[0] && place <= range[1] && range[0] < range[1] ? active.column : -1}
              editing={isActive ? editing : null}
              actions={rowActions}
            />
          );
        })}
      </div>
    </div>
  );
};
