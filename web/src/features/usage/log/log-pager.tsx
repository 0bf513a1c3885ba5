import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { newer, older, trailOf, type Step } from '../../../components/ui/trail.ts';
import { atCursor } from '../filters.ts';
import css from './log.module.css';

export interface LogPagerProps {
  readonly count: number;
  readonly cursor: string | undefined;
  readonly nextCursor: string | null;
  readonly isBusy: boolean;
  readonly onTurn: () => void;
}

/** One page back in time or forward again; a cursor only leads to older requests, so the way back is remembered. */
export const LogPager = ({ count, cursor, nextCursor, isBusy, onTurn }: LogPagerProps) => {
  const { t } = useTranslation('usage');
  const [, setAddress] = useSearchParams();
  const trail = trailOf(useLocation().state);
  const go = (step: Step) => {
    setAddress((now) => atCursor(now, step.cursor), { state: { trail: step.trail } });
    onTurn();
  };
  const isAll = cursor === undefined && nextCursor === null;
  return (
    <div className={css.pager}>
      <output>{t('log.count', { count })}</output>
      {!isAll && (
        <nav aria-label={t('log.pages')}>
          <Button size="sm" disabled={cursor === undefined || isBusy} onClick={() => go(newer(trail))}>
            <Icon of={ChevronLeft} />
            {t('log.newer')}
          </Button>
          <Button
            size="sm"
            disabled={nextCursor === null || isBusy}
            onClick={() => nextCursor && go(older(trail, cursor, nextCursor))}
          >
            {t('log.older')}
            <Icon of={ChevronRight} />
          </Button>
        </nav>
      )}
    </div>
  );
};
