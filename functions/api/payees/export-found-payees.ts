import { exportFoundPayees as contract } from '#shared/contract/app/payees.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { exportOf, exportPorts } from '../../payees/export.ts';

export const exportFoundPayees = implement(contract)
  .needing(...exportPorts)
  .by(async ({ body, caller: { userId }, asked: { language } }, ports) => exportOf(ports, { userId, language }, body));

export const handler = await http(exportFoundPayees);
