import { siteMarker } from '#shared/site-address.ts';
import type { Language } from './page.ts';

/** Where the world finds a page in a language: Spanish at its path, English by `?lang=en`. */
export const addressOf = (path: `/${string}`, language: Language): string =>
  `${siteMarker}${path}${language === 'en' ? '?lang=en' : ''}`;
