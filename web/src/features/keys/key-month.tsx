import { useTranslation } from 'react-i18next';
import { Meter } from '../../components/ui/meter.tsx';
import { useFormat } from '../../lib/format.ts';
import type { Key } from './api/keys.ts';
import css from './keys.module.css';

/** What of the month's limit is used, and when it begins anew. */
export const KeyMonth = ({ month, limit, resetsAt }: Key['usage']) => {
  const { t } = useTranslation('keys');
  const { number } = useFormat();
  // The month of a key is that of UTC, whatever the reader's clock says.
  const { day } = useFormat('UTC');
  // Of a key whose plan has ended: nothing is left of a month, and nothing begins anew with the next.
  if (limit === 0) return <p className={css.note}>{t('usedAlone', { used: number(month) })}</p>;
  const numbers = { used: number(month), limit: number(limit) };
  return (
    <div className={css.meter}>
      <p>
        <span aria-hidden="true">
          <b>{numbers.used}</b> {t('used', { used: '', limit: numbers.limit }).trim()}
        </span>
        <span className="vh">{t('usedAria', numbers)}</span>
      </p>
      <Meter used={month} limit={limit} />
      <p className={css.note}>{t('resets', { day: day(resetsAt) })}</p>
    </div>
  );
};
