import { searchPayees as contract } from '#shared/contract/app/payees.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { listOf, listPorts } from '../../payees/list.ts';

export const searchPayees = implement(contract)
  .needing(...listPorts)
  .by(async ({ body, caller: { userId } }, ports) => listOf(ports, userId, body));

export const handler = await http(searchPayees);
