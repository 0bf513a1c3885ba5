import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { useFormat } from '../../lib/format.ts';
import { languageOf, localeOf } from '../../lib/i18n/language.ts';
import type { Key } from './api/keys.ts';

export interface HighUsageProps {
  readonly keys: readonly Key[];
  /** Where the usage of a key is shown. */
  readonly usageOf: (key: Key) => string;
}

const highFrom = 0.8;

const shareOf = ({ usage: { month, limit } }: Key): number => (limit > 0 ? month / limit : 0);

/** Rounded down: 99.6 % is not all of it. */
const percentageOf = (key: Key): number => Math.floor(shareOf(key) * 100) / 100;

/** Keys near their limit of the month, the nearest first. */
export const HighUsage = ({ keys, usageOf }: HighUsageProps) => {
  const { t, i18n } = useTranslation('keys');
  const { number } = useFormat();
  const { day: dayOf } = useFormat('UTC');
  const percent = new Intl.NumberFormat(localeOf[languageOf(i18n.language)], { style: 'percent' });
  const high = keys.filter((key) => shareOf(key) >= highFrom).toSorted((one, other) => shareOf(other) - shareOf(one));
  return high.map((key) => {
    const { name, usage } = key;
    const isFull = usage.month >= usage.limit;
    const count = usage.limit - usage.month;
    const day = dayOf(usage.resetsAt);
    return (
      <Alert
        key={key.id}
        tone={isFull ? 'bad' : 'warn'}
        title={
          isFull
            ? t('high.fullTitle', { name })
            : t('high.title', { name, percentage: percent.format(percentageOf(key)) })
        }
        action={
          <ButtonLink look="ghost" size="sm" to={{ search: usageOf(key) }}>
            {t('high.usage')}
          </ButtonLink>
        }
      >
        {isFull ? t('high.full', { day }) : t('high.left', { count, left: number(count), day })}
      </Alert>
    );
  });
};
