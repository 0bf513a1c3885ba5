import { exportValidations as contract } from '#shared/contract/app/validations.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { exportOf, exportPorts } from '../../validations/export.ts';

export const exportValidations = implement(contract)
  .needing(...exportPorts)
  .by(async ({ query, caller: { userId }, asked: { language } }, ports) =>
    exportOf(ports, { userId, language }, query),
  );

export const handler = await http(exportValidations);
