import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import type { Batch } from './api/batch.ts';
import { stateOf } from './state.ts';

const minute = 60;
const hour = 60 * minute;

/** A batch in words: its name, where it is, how long it takes. */
export const useWords = () => {
  const { t } = useTranslation('batch');
  const format = useFormat();
  const { number } = format;
  const left = (seconds: number | null): string => {
    if (seconds === null) return t('left.unknown');
    if (seconds < minute) return t('left.seconds');
    if (seconds < hour) return t('left.minutes', { count: Math.ceil(seconds / minute) });
    return t('left.hours', {
      hours: number(Math.floor(seconds / hour)),
      minutes: Math.floor((seconds % hour) / minute),
    });
  };
  return {
    ...format,
    name: ({ name, createdAt }: Pick<Batch, 'name' | 'createdAt'>): string =>
      name ?? t('unnamed', { date: format.shortMoment(createdAt) }),
    state: (batch: Batch): string => {
      const { missing } = batch.credits;
      return t(`states.${stateOf(batch)}`, { count: missing, credits: number(missing) });
    },
    left,
  };
};
