import { useTranslation } from 'react-i18next';
import { PageTurns } from '../../components/ui/page-turns.tsx';
import { atCursor, filtersOf } from './filters.ts';
import { trailOf, type Step } from '../../components/ui/trail.ts';
import { usePlace } from './use-place.ts';
import css from './history.module.css';

export interface PagerProps {
  /** Results on this page. */
  readonly count: number;
  readonly nextCursor: string | null;
  readonly isBusy: boolean;
  readonly onTurn: () => void;
}

/** How many results there are, as far as that is known, and the way to others. */
export const Pager = ({ count, nextCursor, isBusy, onTurn }: PagerProps) => {
  const { t } = useTranslation('history');
  const { address, state, go: turn } = usePlace();
  const trail = trailOf(state);
  const { cursor } = filtersOf(address);
  const go = (step: Step) => {
    turn((now) => atCursor(now, step.cursor), { state: { trail: step.trail } });
    onTurn();
  };
  const isAll = cursor === undefined && nextCursor === null;
  return (
    <div className={css.pager}>
      <output>{t(isAll ? 'count.all' : 'count.page', { count })}</output>
      {!isAll && (
        <PageTurns
          {...{ cursor, trail, nextCursor, isBusy }}
          onTurn={go}
          texts={{ pages: t('pages'), newer: t('newer'), older: t('older') }}
        />
      )}
    </div>
  );
};
