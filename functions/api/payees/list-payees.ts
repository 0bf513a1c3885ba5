import { listPayees as contract } from '#shared/contract/app/payees.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { listOf, listPorts } from '../../payees/list.ts';

export const listPayees = implement(contract)
  .needing(...listPorts)
  .by(async ({ query, caller: { userId } }, ports) => listOf(ports, userId, query));

export const handler = await http(listPayees);
