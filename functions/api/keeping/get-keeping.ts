import { getKeeping as contract } from '#shared/contract/app/keeping.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const getKeeping = implement(contract)
  .needing('keeping.years')
  .by(async ({ caller: { userId } }, { keeping }) => ({ years: await keeping.years(userId) }));

export const handler = await http(getKeeping);
