import { listCountries as contract } from '#shared/contract/public/catalog.ts';
import { countriesIn } from '../../catalog/countries.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const listCountries = implement(contract)
  .needing()
  .by(async ({ asked }) => ({ countries: countriesIn(asked.language) }));

export const handler = await http(listCountries);
