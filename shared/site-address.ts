import type { Language } from './messages/messages.ts';

/** Stands in the files of the site where its address belongs, scheme included: a deployment writes it, no build knows it. */
export const siteMarker = 'https://site.invalid';

/** Stands where the mailbox belongs in which people read what customers write; written likewise. */
export const mailMarker = 'soporte@site.invalid';

/** Where the world finds a page in a language: Spanish at its path, English by `?lang=en`. */
export const addressOf = (path: `/${string}`, language: Language): string =>
  `${siteMarker}${path}${language === 'en' ? '?lang=en' : ''}`;
