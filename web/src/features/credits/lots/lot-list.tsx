import { useTranslation } from 'react-i18next';
import { Meter } from '../../../components/ui/meter.tsx';
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

const useExpiry = () => {
  const { t } = useTranslation('lots');
  return (days: number): string => (days === 0 ? t('today') : t('inDays', { count: days }));
};

/** Credits by where they came from, those first that are used first. */
export const LotList = ({ lots }: { readonly lots: readonly Left[] }) => {
  const { t } = useTranslation('lots');
  const { date, number } = useFormat();
  const nameOf = useName();
  const expiryOf = useExpiry();
  return (
    <ul className={css.lots} aria-label={t('list')}>
      {lots.map((lot) => (
        <li key={`${lot.source} ${lot.expiresAt}`}>
          <b>{nameOf(lot)}</b>
          <span className={css.left}>
            {t('left', { count: lot.remaining, left: number(lot.remaining), granted: number(lot.granted) })}
            <Meter used={lot.granted - lot.remaining} limit={lot.granted} />
          </span>
          <span className={css.until}>
            {expiryOf(lot.daysLeft)} <small>{date(lot.expiresAt)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
};
