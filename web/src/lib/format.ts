import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dollarsIn } from './dollars.ts';
import { languageOf, localeOf, type Language } from './i18n/language.ts';

export const formatters = (language: Language, timeZone?: string) => {
  const locale = localeOf[language];
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, ...(timeZone ? { timeZone } : {}) });
    return (iso: string) => format.format(new Date(iso));
  };
  const whole = new Intl.NumberFormat(locale);
  const dollars = dollarsIn(language);
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    number: (value: number) => whole.format(value),
    /** `USD 125`, in the order of the locale. */
    usd: dollars,
    /** webhooks, widget y marca propia */
    list: (words: readonly string[]) => conjunction.format(words),
    /** 12 dic */
    day: dates({ day: 'numeric', month: 'short' }),
    /** 3 de mayo */
    longDay: dates({ day: 'numeric', month: 'long' }),
    /** 3 de mayo de 2026 */
    longDate: dates({ day: 'numeric', month: 'long', year: 'numeric' }),
    /** 20 dic 2026 */
    date: dates({ day: 'numeric', month: 'short', year: 'numeric' }),
    /** 18:42 */
    time: dates({ hour: '2-digit', minute: '2-digit', hour12: false }),
    /** 20 nov 2026, 15:42 */
    moment: dates({
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    }),
    /** 20 nov, 15:42 */
    shortMoment: dates({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false }),
    /** 20 nov, 15:42:07 */
    second: dates({
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hour12: false,
    }),
  };
};

/** Numbers, money and dates in the words of the language on screen; dates by the reader's clock unless told otherwise. */
export const useFormat = (timeZone?: string) => {
  const { i18n } = useTranslation();
  return useMemo(() => formatters(languageOf(i18n.language), timeZone), [i18n.language, timeZone]);
};
