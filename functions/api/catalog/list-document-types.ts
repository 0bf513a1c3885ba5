import { listDocumentTypes as contract } from '#shared/contract/app/catalog.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { messages } from '#shared/messages/index.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const listDocumentTypes = implement(contract)
  .needing()
  .by(async ({ params: { country }, asked }) => {
    const names: Readonly<Record<string, string>> = messages[asked.language].documentTypes;
    const { pack } = await loadCountry(country);
    return { documentTypes: pack.documents.map(({ type }) => ({ code: type, name: names[type] ?? type })) };
  });

export const handler = await http(listDocumentTypes);
