import { listCountries as contract } from '#shared/contract/app/catalog.ts';
import { packs } from '#shared/engine/index.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

/** Regional indicator letters: `MX` becomes the flag of Mexico. */
const flagOf = (country: string): string =>
  country.replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)));

export const listCountries = implement(contract)
  .needing()
  .by(async ({ asked }) => ({
    countries: packs.map(({ country, names, currencies }) => ({
      code: country,
      name: names[asked.language],
      flag: flagOf(country),
      currency: currencies[0] ?? '',
      available: true,
    })),
  }));

export const handler = await http(listCountries);
