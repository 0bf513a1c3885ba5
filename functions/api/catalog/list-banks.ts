import { listBanks as contract } from '#shared/contract/app/catalog.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const listBanks = implement(contract)
  .needing()
  .by(async ({ params: { country } }) => {
    const { pack } = await loadCountry(country);
    return {
      banks: pack.banks.banks
        .filter(({ status }) => status !== 'historical')
        .map(({ code, name, shortName, aliases, askable }) => ({
          code,
          name,
          shortName,
          aliases: [...aliases],
          askable,
        })),
    };
  });

export const handler = await http(listBanks);
