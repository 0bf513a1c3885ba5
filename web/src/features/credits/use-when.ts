import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import type { Expiry } from './balance.ts';

/** When credits expire: the date, or the days that are left once they are few. */
export const useWhen = (expiry: Expiry | undefined): string => {
  const { t } = useTranslation('credits');
  const format = useFormat();
  if (!expiry) return '';
  const { at, daysLeft } = expiry;
  if (daysLeft === undefined) return t('when.day', { day: format.day(at) });
  return daysLeft === 0 ? t('when.today') : t('when.inDays', { count: daysLeft });
};
