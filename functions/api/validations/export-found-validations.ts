import { exportFoundValidations as contract } from '#shared/contract/app/validations.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { exportOf, exportPorts } from '../../validations/export.ts';

export const exportFoundValidations = implement(contract)
  .needing(...exportPorts)
  .by(async ({ body, caller: { userId }, asked: { language } }, ports) => exportOf(ports, { userId, language }, body));

export const handler = await http(exportFoundValidations);
