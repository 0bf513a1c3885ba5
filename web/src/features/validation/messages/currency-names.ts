import { capitalized } from '../../../lib/capitalized.ts';

const isCode = (code: string) => /^[A-Z]{3}$/.test(code);

/**
 * The currencies of an account in words; some hold two, written `UYU,USD`. `peso mexicano` begins a line here, so it begins
 * with a capital. What is no code is shown as the bank wrote it.
 */
export const currencyNames = (codes: string, locale: string): string => {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const said = codes.split(',').map((code) => code.trim());
  return capitalized(list.format(said.map((code) => (isCode(code) ? (names.of(code) ?? code) : code))));
};
