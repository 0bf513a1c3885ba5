import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageTurns } from '../../../components/ui/page-turns.tsx';
import { trailOf, type Step } from '../../../components/ui/trail.ts';
import { atCursor } from '../filters.ts';
import css from './log.module.css';

export interface LogPagerProps {
  readonly count: number;
  readonly cursor: string | undefined;
  readonly nextCursor: string | null;
  readonly isBusy: boolean;
  readonly onTurn: () => void;
}

/** How many requests the page shows, and the way to others. */
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
        <PageTurns
          {...{ cursor, trail, nextCursor, isBusy }}
          onTurn={go}
          texts={{ pages: t('log.pages'), newer: t('log.newer'), older: t('log.older') }}
        />
      )}
    </div>
  );
};
