import { ArrowDownToLine, Ban, CopyCheck, CornerDownRight, RotateCcw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/ui/button.tsx';
import { Icon } from '../../../../components/ui/icon.tsx';
import { useFormat } from '../../../../lib/format.ts';
import type { GridActions } from '../grid/use-grid-keys.ts';
import type { Grid } from '../grid/use-grid.ts';
import type { Rows } from '../grid/use-rows.ts';
import type { Alike } from './use-alike.ts';
import css from './review.module.css';

export interface GridToolsProps {
  readonly grid: Grid;
  readonly actions: GridActions;
  readonly alike: Alike;
  readonly order: Uint32Array;
  readonly rows: Rows;
  readonly errors: number;
  readonly onNextError: () => void;
}

/** What the keys of the grid do, for whoever uses a mouse or a finger; and where one is. */
export const GridTools = ({ grid, actions, alike, order, rows, errors, onNextError }: GridToolsProps) => {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  const { active, range } = grid;
  const row = rows.get(order[active.place] ?? 0);
  const selected = range[1] - range[0] + 1;
  const field = grid.fieldAt(active.column);
  return (
    <div className={css.tools}>
      {alike.rows === 0 && (
        <p>
          {selected > 1
            ? t('grid.selected', { count: selected, rows: number(selected) })
            : row &&
              t('grid.at', {
                line: number(row.line),
                place: number(active.place + 1),
                all: number(order.length),
              })}
        </p>
      )}
      <output>
        {alike.rows > 0 && (
          <Button
            size="sm"
            title="Ctrl+Shift+Enter"
            onClick={() => {
              alike.apply();
              grid.here();
            }}
          >
            <Icon of={CopyCheck} />
            {t(alike.isEmpty ? 'tools.alikeEmpty' : 'tools.alike', { count: alike.rows, rows: number(alike.rows) })}
          </Button>
        )}
      </output>
      <span className="vh" id="grid-keys">
        {t('grid.keys')}
      </span>
      <output className="vh">{t('grid.left', { count: errors, rows: number(errors) })}</output>
      <div>
        <Button look="ghost" size="sm" disabled={errors === 0} title="Ctrl+Enter" onClick={onNextError}>
          <Icon of={CornerDownRight} />
          {t('tools.next')}
        </Button>
        <Button
          look="ghost"
          size="sm"
          disabled={!field || active.place >= order.length - 1}
          title="Ctrl+D"
          onClick={() => {
            actions.fillAll();
            grid.here();
          }}
        >
          <Icon of={ArrowDownToLine} />
          {t('tools.fill')}
        </Button>
        <Button
          look="ghost"
          size="sm"
          disabled={!row}
          onClick={() => {
            actions.skip(!row?.isSkipped);
            grid.here();
          }}
        >
          <Icon of={row?.isSkipped ? RotateCcw : Ban} />
          {t(row?.isSkipped ? 'tools.include' : 'tools.skip')}
        </Button>
        <Button
          look="ghost"
          size="sm"
          title="Ctrl+Z"
          onClick={() => {
            actions.undo();
            grid.here();
          }}
        >
          <Icon of={Undo2} />
          {t('tools.undo')}
        </Button>
      </div>
    </div>
  );
};
