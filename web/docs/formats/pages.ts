import { packs } from '#shared/engine/index.ts';
import type { Source } from '../page.ts';
import { pageOfCountry } from './country-page.ts';

export const pages: Source = (language) => packs.map((pack) => pageOfCountry(pack, language));
