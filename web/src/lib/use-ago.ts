import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from './format.ts';
import { languageOf, localeOf } from './i18n/language.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago, in words, as far as that says more than the date. */
export const useAgo = (): ((iso: string) => string) => {
  const { i18n } = useTranslation();
  const { shortMoment } = useFormat();
  const locale = localeOf[languageOf(i18n.language)];
  const words = useMemo(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }), [locale]);
  return (iso) => {
    const ms = Date.now() - new Date(iso).getTime();
    if (ms < minuteMs) return words.format(0, 'second');
    if (ms < hourMs) return words.format(-Math.floor(ms / minuteMs), 'minute');
    if (ms < dayMs) return words.format(-Math.floor(ms / hourMs), 'hour');
    return shortMoment(iso);
  };
};
