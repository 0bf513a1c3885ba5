import { countryOf } from '../engine/country.ts';
import type { Country } from '../engine/country.ts';
import { packs } from '../engine/index.ts';

/** Every country's engine, read once: a file may name any of them. */
export const engines: ReadonlyMap<string, Country> = new Map(packs.map((pack) => [pack.country, countryOf(pack)]));
