import { isOfTheApp } from '#shared/app-addresses.ts';
import type { Language } from '#shared/messages/messages.ts';

/** Public pages in English name their language in the address, so that a link needs no cookie. */
export const inLanguage = (address: string, language: Language): string => {
  if (language === 'es' || !address.startsWith('/') || isOfTheApp(address)) return address;
  const [path = '', hash] = address.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}lang=en${hash === undefined ? '' : `#${hash}`}`;
};
