import { isOfTheApp } from '#shared/app-addresses.ts';
import type { Language } from './page.ts';

const ofThePortal = /^\/api-(?:documentation|reference)(?:[/?#.]|$)/;

export const isOfThePortal = (address: string): boolean => ofThePortal.test(address);

/** A document of the site: neither the app, nor a file, nor a part of the same page, nor another site. */
const isDocument = (address: string): boolean =>
  address.startsWith('/') && !isOfTheApp(address) && (isOfThePortal(address) || !/\.\w+(?:#|$)/.test(address));

/** Where a document stands in a language: Spanish at its path, English by `?lang=en`. */
export const inLanguage = (address: string, language: Language): string => {
  if (language === 'es' || !isDocument(address)) return address;
  const [path = '', hash] = address.split('#');
  return `${path}?lang=en${hash === undefined ? '' : `#${hash}`}`;
};

/** Where the Markdown of a page stands. */
export const twinOf = (address: string, language: Language): string => {
  const [path = '', hash] = address.split('#');
  return inLanguage(`${path}.md${hash === undefined ? '' : `#${hash}`}`, language);
};
