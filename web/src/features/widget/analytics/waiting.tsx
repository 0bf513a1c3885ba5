import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { funnel } from './steps.ts';
import css from './analytics.module.css';

/** The place of what is counted, while it is on its way. */
export const Waiting = () => {
  const { t } = useTranslation('analytics');
  return (
    <output className={css.parts} aria-busy="true">
      <span className={css.totals} aria-hidden="true">
        {[t('totals.sessions'), t('totals.accepted'), t('totals.within'), t('totals.confirmed')].map((name) => (
          <span key={name} className={css.figureSkeleton}>
            <span>{name}</span>
            <Skeleton width="5rem" height="1.6rem" />
            <Skeleton width="9rem" />
          </span>
        ))}
      </span>
      <Card aria-hidden="true">
        <div className={css.waiting}>
          {funnel.map((step) => (
            <Skeleton key={step} width="100%" height="28px" />
          ))}
        </div>
      </Card>
      <span className="vh">{t('loading')}</span>
    </output>
  );
};
