import { changeKeeping as contract } from '#shared/contract/app/keeping.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { tellOwner } from '../../notices/tell-owner.ts';

/**
 * What comes is written so from here on; a job tells what is there. Whoever chooses fewer years has rows deleted for good, so
 * the owner hears of it.
 */
export const changeKeeping = implement(contract)
  .needing('keeping.years', 'keeping.choose', 'mailQueue.add', 'clock.now')
  .by(async ({ body: { years }, caller: { userId } }, ports) => {
    const { keeping, clock } = ports;
    const now = clock.now();
    if ((await keeping.years(userId)) === years) return { years };
    if (!(await keeping.choose(userId, years, now))) throw new Fault('errors.unauthenticated');
    await tellOwner(ports, userId, { mail: 'keepingChanged', facts: { years } }, now);
    return { years };
  });

export const handler = await http(changeKeeping);
