import { listValidations as contract } from '#shared/contract/app/validations.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { listOf, listPorts } from '../../validations/list.ts';

export const listValidations = implement(contract)
  .needing(...listPorts)
  .by(async ({ query, caller: { userId } }, ports) => listOf(ports, userId, query));

export const handler = await http(listValidations);
