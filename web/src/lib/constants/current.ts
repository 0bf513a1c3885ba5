import { currentLanguage } from '../i18n/i18n.ts';
import { createConstants } from './constants.ts';

export const constants = createConstants({
  fetch: (...request) => fetch(...request),
  sleep: (ms) => new Promise((wake) => setTimeout(wake, ms)),
  language: currentLanguage,
});

/** Loads the countries at the start of the product and tells whoever listens on the window. */
export const loadCountries = async (): Promise<void> => {
  await constants.countries();
  window.dispatchEvent(new CustomEvent('constants-updated', { detail: { type: 'countries' } }));
};
