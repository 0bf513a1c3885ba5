import { getValidation as contract } from '#shared/contract/public/validations.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { findPorts, findValidation } from '../../validations/find.ts';

export const getValidation = implement(contract)
  .needing(...findPorts)
  .by(async ({ params: { id }, caller: { userId, environment } }, ports) =>
    findValidation(ports, { userId, id, environment }),
  );

export const handler = await http(getValidation);
