import { exportPayees as contract } from '#shared/contract/app/payees.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { exportOf, exportPorts } from '../../payees/export.ts';

export const exportPayees = implement(contract)
  .needing(...exportPorts)
  .by(async ({ query, caller: { userId }, asked: { language } }, ports) =>
    exportOf(ports, { userId, language }, query),
  );

export const handler = await http(exportPayees);
