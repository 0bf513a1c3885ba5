import { countries } from '#shared/engine/countries/index.ts';
import { nameNumber, type Naming } from '#shared/engine/pasted/named.ts';
import type { PasteContext } from '#shared/engine/pasted/types.ts';
import { Note } from './note.tsx';
import { readingOf } from './reading.ts';

/** What a number may be, with the rules of all countries, which are fetched for it. */
const nameEverywhere = async (text: string, chosen: Omit<PasteContext, 'packs'>): Promise<Naming> => {
  const modules = await Promise.all(Object.values(countries).map((load) => load()));
  return nameNumber(text, { packs: modules.map(({ pack }) => pack), ...chosen });
};

/** What names a number, decides what is to be done, and says so. */
export const naming = { nameEverywhere, readingOf, Note };
