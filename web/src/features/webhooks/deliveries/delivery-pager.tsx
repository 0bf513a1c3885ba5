import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { PageTurns } from '../../../components/ui/page-turns.tsx';
import { trailOf, type Step } from '../../../components/ui/trail.ts';
import { withPart } from '../address.ts';
import css from './deliveries.module.css';

export interface DeliveryPagerProps {
  readonly count: number;
  readonly cursor: string | undefined;
  readonly nextCursor: string | null;
  readonly isBusy: boolean;
  readonly onTurn: () => void;
}

/** How many deliveries the page shows, and the way to others. */
export const DeliveryPager = ({ count, cursor, nextCursor, isBusy, onTurn }: DeliveryPagerProps) => {
  const { t } = useTranslation('webhooks');
  const [, setSearch] = useSearchParams();
  const trail = trailOf(useLocation().state);
  const go = (step: Step) => {
    setSearch((now) => withPart(now, 'cursor', step.cursor), { state: { trail: step.trail } });
    onTurn();
  };
  const isAll = cursor === undefined && nextCursor === null;
  return (
    <div className={css.pager}>
      <span>
        <output>{t('log.count', { count })}</output>. {t('log.kept', { count: webhookLimits.keptDays })}.
      </span>
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
