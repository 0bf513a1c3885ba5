import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { sweep, sweepPorts } from '../erasure/sweep.ts';
import { walk, walkPorts } from './walk.ts';

const atOnce = 4;
/** A run reads nothing more after this long; the next one goes on. */
const runMs = 40_000;

/** Goes on through the table for all accounts that are being deleted together. */
export const sweepTable = everyMinutes(1, 'Accounts that were deleted keep what stands among rows of others.')
  .needing(...walkPorts, ...sweepPorts)
  .by(async (ports) => {
    const { swept, failed } = await sweep(ports, ports.clock.now(), performance.now() + runMs);
    if (failed.size > 0)
      await walk(ports, {
        list: 'erasures',
        page: async (cursor) => {
          const page = await ports.erasures.list('~', cursor);
          return { ...page, found: page.found.filter(({ item }) => failed.has(item.userId)), unreadable: [] };
        },
        each: async ({ userId }) => {
          throw failed.get(userId);
        },
        atOnce,
      });
    return { swept };
  });

export const handler = await scheduled(sweepTable);
