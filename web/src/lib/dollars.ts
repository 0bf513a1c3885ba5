import { localeOf, type Language } from './i18n/language.ts';

/** `USD 125`, in the order of the locale; cents only where there are some. */
export const dollarsIn = (language: Language): ((value: number) => string) => {
  const format = new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return (value) => format.format(value);
};
