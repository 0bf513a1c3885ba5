import { listValidations as contract } from '#shared/contract/public/validations.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { listOf, listPorts } from '../../validations/list.ts';

export const listValidations = implement(contract)
  .needing(...listPorts)
  .by(async ({ query, caller: { userId, environment } }, ports) => listOf(ports, userId, { ...query, environment }));

export const handler = await http(listValidations);
