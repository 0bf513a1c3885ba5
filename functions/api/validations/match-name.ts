import { matchName as contract } from '#shared/contract/app/validations.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { matchNamePorts, matchNameOf } from '../../validations/match-name.ts';

export const matchName = implement(contract)
  .needing(...matchNamePorts)
  .by(async ({ params: { id }, body: { name }, caller: { userId } }, ports) =>
    matchNameOf(ports, { userId, id }, name),
  );

export const handler = await http(matchName);
