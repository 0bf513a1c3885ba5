import { useMemo, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowFilter, Trouble } from '../../desk/desk.ts';
import { Card } from '../../../../components/ui/card.tsx';
import type { StepProps } from '../step-props.ts';
import { ColumnsStrip } from './columns-strip.tsx';
import { FilterBar } from './filter-bar.tsx';
import { countsOf, nextError, orderOf } from './filters.ts';
import { useColumns } from './use-columns.ts';
import { headHeight, RowsGrid } from '../grid/rows-grid.tsx';
import { shapeOf, windowOf } from '../grid/shape.ts';
import { useGridActions, useGridKeys } from '../grid/use-grid-keys.ts';
import { useGrid } from '../grid/use-grid.ts';
import { useRows } from '../grid/use-rows.ts';
import { useWindow } from '../grid/use-window.ts';
import { useAlike } from './use-alike.ts';
import { useColumnNames } from './use-column-names.ts';
import { GridTools } from './grid-tools.tsx';
import { RehearsalCard } from './rehearsal-card.tsx';
import { TroubleBar } from './trouble-bar.tsx';
import css from './review.module.css';

export interface ReviewStepProps extends StepProps {
  readonly balance: number;
  readonly onBuy: (missing: number) => void;
}

type Ready = StepProps['state'] & {
  readonly draft: NonNullable<StepProps['state']['draft']>;
  readonly rehearsal: NonNullable<StepProps['state']['rehearsal']>;
};
const isReady = (state: StepProps['state']): state is Ready => state.draft !== null && state.rehearsal !== null;

const narrow = 640;
const heights = { wide: { row: 40, note: 32 }, narrow: { row: 40, note: 44 } } as const;

/** Rows read before and after those that are drawn, so that whoever scrolls on finds them there. */
const ahead = 60;

const readAhead = (places: readonly number[], order: Uint32Array): readonly number[] => {
  const [first = 0] = places;
  const last = first + places.length;
  const near = order.subarray(Math.max(0, first - ahead), Math.min(order.length, last + ahead));
  return [...new Set([...places.map((place) => order[place] ?? 0), ...near])];
};

interface Shown {
  readonly filter: RowFilter | 'trouble';
  readonly order: Uint32Array;
}

/** Every row with what is wrong with it, and what the batch would come to. */
const Review = ({ builder, state, balance, onBuy }: Omit<ReviewStepProps, 'state'> & { readonly state: Ready }) => {
  const { t } = useTranslation('builder');
  const { draft, rehearsal, marks, version } = state;
  // What was chosen stays in sight while it is corrected: rows leave a filter when it is chosen anew.
  const [shown, setShown] = useState<Shown>(() => ({ filter: 'all', order: orderOf(marks, 'all') }));
  const { order, filter } = shown;
  const columns = useColumns(draft, rehearsal);
  const nameOf = useColumnNames(draft);
  const { element, seen, follow } = useWindow();
  const shape = useMemo(
    () => shapeOf(order, marks, seen.width < narrow ? heights.narrow : heights.wide),
    [order, marks, seen.width],
  );
  const grid = useGrid({ builder, order, columns });
  const inSight = seen.height - headHeight;
  const [first, end] = windowOf(shape, order.length, seen.top, inSight);
  const { place: activePlace } = grid.active;
  const places = Array.from({ length: Math.max(0, end - first) }, (_, step) => first + step);
  if (order.length > 0 && (activePlace < first || activePlace >= end)) places.push(activePlace);
  const rows = useRows(builder.desk(), readAhead(places, order), version);
  const alike = useAlike(builder, state);
  const actions = useGridActions(builder, grid, rows, alike);

  const choose = (next: RowFilter) => {
    setShown({ filter: next, order: orderOf(marks, next) });
    grid.rest();
    element.current?.scrollTo({ top: 0 });
  };
  const see = (trouble: Trouble) => {
    setShown({ filter: 'trouble', order: Uint32Array.from(trouble.first) });
    const column = columns.findIndex(({ field }) => field === trouble.field);
    grid.moveTo({ place: 0, column: Math.max(0, column) });
  };
  const toNextError = () => {
    const place = nextError(order, marks, activePlace);
    if (place === undefined) return;
    const bad = rows.get(order[place] ?? 0)?.findings.find(({ level }) => level === 'error');
    const column = columns.findIndex(({ field }) => field === bad?.field);
    grid.moveTo({ place, column: column < 0 ? grid.active.column : column });
  };
  const keys = useGridKeys(
    {
      grid,
      page: Math.max(1, Math.floor(inSight / heights.wide.row) - 1),
      onNextError: toNextError,
      onLeave: () => document.querySelector<HTMLElement>('[data-filters] [aria-pressed="true"]')?.focus(),
    },
    actions,
  );
  const counts = countsOf(marks);
  return (
    <div className={css.review}>
      <ColumnsStrip {...{ builder, draft }} />
      <div className={css.parts}>
        <Card className={css.rows} style={{ '--seen': `${seen.width}px` } as CSSProperties}>
          <FilterBar filter={filter} counts={counts} onChoose={choose} />
          <TroubleBar
            troubles={rehearsal.troubles}
            onSee={see}
            onFix={(trouble) => void builder.change((desk) => desk.fix(trouble.id))}
          />
          {order.length === 0 ? (
            <p className={css.none}>{t(`filters.none.${filter === 'trouble' ? 'error' : filter}`)}</p>
          ) : (
            <RowsGrid
              {...{ state, grid, actions, keys, rows, shape, columns, places, order, element, nameOf }}
              onScroll={follow}
            />
          )}
          <GridTools {...{ grid, actions, alike, order, rows }} errors={counts.error} onNextError={toNextError} />
        </Card>
        <RehearsalCard {...{ builder, draft, rehearsal, balance, onBuy }} />
      </div>
    </div>
  );
};

const ReviewStep = ({ state, ...rest }: ReviewStepProps) =>
  isReady(state) ? <Review {...rest} state={state} /> : null;

export default ReviewStep;
