import { searchValidations as contract } from '#shared/contract/app/validations.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { listOf, listPorts } from '../../validations/list.ts';

export const searchValidations = implement(contract)
  .needing(...listPorts)
  .by(async ({ body, caller: { userId } }, ports) => listOf(ports, userId, body));

export const handler = await http(searchValidations);
