import { listCountries as contract } from '#shared/contract/app/catalog.ts';
import { packs } from '#shared/engine/index.ts';
import { flagOf } from '#shared/flag.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

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
