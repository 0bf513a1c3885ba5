import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { atCursor, filtersOf } from './filters.ts';
import { newer, older, trailOf } from '../../components/ui/trail.ts';
import css from './history.module.css';

export interface PagerProps {
  /** Results on this page. */
  readonly count: number;
  readonly nextCursor: string | null;
  readonly isBusy: boolean;
  readonly onTurn: () => void;
}

/**
 * How many results there are, as far as that is known, and one page back in time or forward again. A cursor only leads to
 * older entries, so the way back is remembered.
 */
export const Pager = ({ count, nextCursor, isBusy, onTurn }: PagerProps) => {
  const { t } = useTranslation('history');
  const [address, setAddress] = useSearchParams();
  const trail = trailOf(useLocation().state);
  const { cursor } = filtersOf(address);
  const go = (step: { readonly cursor: string | undefined; readonly trail: readonly string[] }) => {
    setAddress((now) => atCursor(now, step.cursor), { state: { trail: step.trail } });
    onTurn();
  };
  const isAll = cursor === undefined && nextCursor === null;
  return (
    <div className={css.pager}>
      <output>{t(isAll ? 'count.all' : 'count.page', { count })}</output>
      {!isAll && (
        <nav aria-label={t('pages')}>
          <Button size="sm" disabled={cursor === undefined || isBusy} onClick={() => go(newer(trail))}>
            <Icon of={ChevronLeft} />
            {t('newer')}
          </Button>
          <Button
            size="sm"
            disabled={nextCursor === null || isBusy}
            onClick={() => nextCursor && go(older(trail, cursor, nextCursor))}
          >
            {t('older')}
            <Icon of={ChevronRight} />
          </Button>
        </nav>
      )}
    </div>
  );
};
