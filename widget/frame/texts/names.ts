import type { WidgetLanguage } from '#shared/validation/widget.ts';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `MX` is `México`, as the browser says it. */
export const countryName = (code: string, language: WidgetLanguage): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

/** `MXN` is `Peso mexicano`. */
export const currencyName = (code: string, language: WidgetLanguage): string =>
  capital(new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code);

/** `2.8` of 2,840 milliseconds. */
export const secondsOf = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
