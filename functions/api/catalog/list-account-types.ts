import { listAccountTypes as contract } from '#shared/contract/app/catalog.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { messages } from '#shared/messages/index.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const listAccountTypes = implement(contract)
  .needing()
  .by(async ({ params: { country }, asked }) => {
    const names: Readonly<Record<string, string>> = messages[asked.language].accountTypes;
    const { pack } = await loadCountry(country);
    return { accountTypes: pack.accountTypes.map((code) => ({ code, name: names[code] ?? code })) };
  });

export const handler = await http(listAccountTypes);
