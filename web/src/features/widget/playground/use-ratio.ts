import { useTranslation } from 'react-i18next';
import { languageOf, localeOf } from '../../../lib/i18n/language.ts';

/** 2.9:1, in the figures of the language on screen; what falls short is never rounded up to enough. */
export const useRatio = (): ((ratio: number) => string) => {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(localeOf[languageOf(i18n.language)], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  });
  return (ratio) => `${format.format(ratio)}:1`;
};
