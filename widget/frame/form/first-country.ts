import { isCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';

const usual: CountryCode = 'MX';

/** Where the browser's languages say the payee is, if that is one of ours: `es-AR` is Argentina. */
export const firstCountry = (languages: readonly string[]): CountryCode =>
  languages.map((tag) => tag.split('-').at(-1)?.toUpperCase() ?? '').find(isCountry) ?? usual;
