import { getStatus as contract } from '#shared/contract/app/status.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { statusOf } from '../../rules/status/status-of.ts';

/** To the minute, so that an answer that says the same is named the same. */
const minuteOf = (now: string): string => `${now.slice(0, 'YYYY-MM-DDThh:mm'.length)}:00.000Z`;

export const getStatus = implement(contract)
  .needing('alarms.read', 'clock.now')
  .by(async (_, { alarms, clock }) => {
    const now = clock.now();
    return { ...statusOf(await alarms.read(now)), updatedAt: minuteOf(now) };
  });

export const handler = await http(getStatus);
