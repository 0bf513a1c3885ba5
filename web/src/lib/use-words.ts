import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf, localeOf, type Language } from './i18n/language.ts';

const wordsOf = (language: Language) => {
  const locale = localeOf[language];
  const whole = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const hundredths = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const unitOf = (unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
  const [inSeconds, inMinutes] = [unitOf('second'), unitOf('minute')];
  const date = (options: Intl.DateTimeFormatOptions) => {
    // Days are counted in UTC, whatever the reader's clock says.
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(day));
  };
  return {
    number: (value: number) => whole.format(value),
    percent: (value: number) => share.format(value),
    /** 1.9; 0.01 where a tenth would say nothing */
    seconds: (ms: number) => (ms < 100 ? hundredths : seconds).format(ms / 1000),
    /** 6 ms, 1.9 s */
    duration: (ms: number) => (ms < 1000 ? `${whole.format(ms)} ms` : `${seconds.format(ms / 1000)} s`),
    /** 45 s, 2 min */
    span: (value: number) => (value < 60 ? inSeconds.format(value) : inMinutes.format(value / 60)),
    /** mié, 11 nov */
    day: date({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** 11 nov */
    shortDay: date({ day: 'numeric', month: 'short' }),
    month: date({ month: 'long' }),
    list: new Intl.ListFormat(locale),
  };
};

/** Counts, shares, times and days (UTC) in the words of the language on screen. */
export const useWords = () => {
  const { i18n } = useTranslation();
  return useMemo(() => wordsOf(languageOf(i18n.language)), [i18n.language]);
};
