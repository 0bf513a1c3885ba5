import { changeKeeping as contract } from '#shared/contract/app/keeping.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

/** What comes is written so from here on; a job tells what is there. */
export const changeKeeping = implement(contract)
  .needing('keeping.choose', 'clock.now')
  .by(async ({ body: { years }, caller: { userId } }, { keeping, clock }) => {
    if (!(await keeping.choose(userId, years, clock.now()))) throw new Fault('errors.unauthenticated');
    return { years };
  });

export const handler = await http(changeKeeping);
