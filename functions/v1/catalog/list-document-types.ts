import { listDocumentTypes as contract } from '#shared/contract/public/catalog.ts';
import { documentTypesOf } from '../../catalog/types.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const listDocumentTypes = implement(contract)
  .needing()
  .by(async ({ params, asked }) => ({ documentTypes: await documentTypesOf(params.country, asked.language) }));

export const handler = await http(listDocumentTypes);
