import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf, localeOf } from '../../lib/i18n/language.ts';

/** A moment by the reader's clock, to the second, and which clock that is: on paper nobody can ask. */
export const useMoment = () => {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const locale = localeOf[languageOf(i18n.language)];
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' });
    const named = new Intl.DateTimeFormat(locale, { timeZoneName: 'longGeneric' });
    return {
      moment: (iso: string) => moment.format(new Date(iso)),
      zone: (iso: string) =>
        named.formatToParts(new Date(iso)).find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC',
    };
  }, [i18n.language]);
};
