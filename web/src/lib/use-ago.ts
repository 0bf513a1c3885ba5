import { useTranslation } from 'react-i18next';
import { useFormat } from './format.ts';
import { languageOf, localeOf } from './i18n/language.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago, in words, as far as that says more than the date. */
export const useAgo = (): ((iso: string) => string) => {
  const { t, i18n } = useTranslation('keys');
  const { shortMoment } = useFormat();
  const words = new Intl.RelativeTimeFormat(localeOf[languageOf(i18n.language)], { numeric: 'auto' });
  return (iso) => {
    const ms = Date.now() - new Date(iso).getTime();
    if (ms < minuteMs) return t('now');
    if (ms < hourMs) return words.format(-Math.floor(ms / minuteMs), 'minute');
    if (ms < dayMs) return words.format(-Math.floor(ms / hourMs), 'hour');
    return shortMoment(iso);
  };
};
