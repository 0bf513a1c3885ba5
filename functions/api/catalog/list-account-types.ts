import { listAccountTypes as contract } from '#shared/contract/app/catalog.ts';
import { accountTypesOf } from '../../catalog/types.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const listAccountTypes = implement(contract)
  .needing()
  .by(async ({ params, asked }) => ({ accountTypes: await accountTypesOf(params.country, asked.language) }));

export const handler = await http(listAccountTypes);
