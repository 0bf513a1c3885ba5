import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { sweep, sweepPorts } from '../erasure/sweep.ts';
import type { Erasure } from '../store/erasure/erasures.ts';
import type { Cursor } from '../store/table/sparse-index.ts';
import { walk } from './walk.ts';

const atOnce = 4;
/** A run reads nothing more after this long; the next one goes on. */
const runMs = 40_000;

/** Goes on through the table for all accounts that wait for it; what fails at one is set back as in any list. */
export const sweepTable = everyMinutes(1, 'Accounts that were deleted keep what stands among rows of others.')
  .needing(...sweepPorts, 'parkedErasures.setBack', 'parkedErasures.forgive', 'clock.now')
  .by(async ({ clock, parkedErasures: parked, ...ports }) => {
    const { swept, failed } = await sweep(ports, clock.now(), performance.now() + runMs);
    const pageOfFailed = async (cursor?: Cursor) => {
      const page = await ports.erasures.list('~', cursor);
      return { ...page, found: page.found.filter(({ item }) => failed.has(item.userId)), unreadable: [] };
    };
    const fail = async ({ userId }: Erasure): Promise<never> => {
      throw failed.get(userId);
    };
    if (failed.size > 0) await walk({ clock, parked }, { list: 'erasures', page: pageOfFailed, each: fail, atOnce });
    return { swept };
  });

export const handler = await scheduled(sweepTable);
