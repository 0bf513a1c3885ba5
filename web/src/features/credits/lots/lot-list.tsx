import { useTranslation } from 'react-i18next';
import { creditMails } from '#shared/plans.ts';
import { cx } from '../../../components/ui/class-names.ts';
import { capitalized } from '../../../lib/capitalized.ts';
import { useFormat } from '../../../lib/format.ts';
import type { OwnLot } from '../api/lots.ts';
import css from './lots.module.css';

type Left = OwnLot & { readonly daysLeft: number };

/** `Pack Pro`; the free ones, and those of the operator, are of no plan that was bought. */
const useName = () => {
  const { t } = useTranslation('lots');
  return ({ source, tier }: OwnLot): string => t(`sources.${source}`, { plan: capitalized(tier) });
};

const useDays = () => {
  const { t } = useTranslation('lots');
  return (count: number): string => (count === 0 ? t('today') : t('days', { count }));
};

/** Credits by where they came from, those first that are used first. */
export const LotList = ({ lots }: { readonly lots: readonly Left[] }) => {
  const { t } = useTranslation('lots');
  const { date, number } = useFormat();
  const nameOf = useName();
  const daysOf = useDays();
  return (
    <ul className={css.lots} aria-label={t('list')}>
      {lots.map((lot) => (
        <li key={`${lot.source} ${lot.expiresAt}`}>
          <b>{nameOf(lot)}</b>
          <span className={css.left}>
            {t('left', { count: lot.remaining, left: number(lot.remaining), granted: number(lot.granted) })}
          </span>
          <span className={css.until}>
            {t('until', { date: date(lot.expiresAt) })}{' '}
            <small className={cx(lot.daysLeft <= creditMails.expiringDays && css.isSoon)}>{daysOf(lot.daysLeft)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
};
