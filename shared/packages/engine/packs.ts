import { pack as ar } from '../../engine/countries/ar/index.ts';
import { pack as br } from '../../engine/countries/br/index.ts';
import { pack as cl } from '../../engine/countries/cl/index.ts';
import { pack as co } from '../../engine/countries/co/index.ts';
import { pack as ec } from '../../engine/countries/ec/index.ts';
import { pack as mx } from '../../engine/countries/mx/index.ts';
import { pack as pe } from '../../engine/countries/pe/index.ts';
import { pack as us } from '../../engine/countries/us/index.ts';
import { pack as uy } from '../../engine/countries/uy/index.ts';
import { countryOf } from '../../engine/country.ts';
import type { Country } from '../../engine/country.ts';
import type { CountryCode } from '../../engine/names.ts';
import type { Pack } from '../../engine/pack.ts';

/** Every country there is, imported one by one: a module that awaits its imports cannot be required. */
const all = { AR: ar, BR: br, CL: cl, CO: co, EC: ec, MX: mx, PE: pe, US: us, UY: uy } satisfies Record<
  CountryCode,
  Pack
>;

export const packs: readonly Pack[] = Object.values(all);

export const byCode: ReadonlyMap<string, Country> = new Map(packs.map((pack) => [pack.country, countryOf(pack)]));
