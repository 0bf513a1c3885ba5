import { getRequirements as contract } from '#shared/contract/public/catalog.ts';
import { requirementsOf } from '../../catalog/requirements.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const getRequirements = implement(contract)
  .needing()
  .by(async ({ params, query, caller: { environment } }) => requirementsOf({ ...params, ...query, environment }));

export const handler = await http(getRequirements);
