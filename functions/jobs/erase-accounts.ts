import { erase, erasePorts } from '../erasure/erase.ts';
import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { walk, walkPorts } from './walk.ts';

const atOnce = 4;
/** A run begins nothing more after this long; what is left, is left for the next minute. */
const runMs = 40_000;

/** Goes on with the accounts that are being deleted. */
export const eraseAccounts = everyMinutes(1, 'Accounts that were deleted keep their data.')
  .needing(...walkPorts, ...erasePorts, 'erasures.list')
  .by(async (ports) => {
    const now = ports.clock.now();
    const deadline = performance.now() + runMs;
    const { results } = await walk(ports, {
      list: 'erasures',
      page: (cursor) => ports.erasures.list(now, cursor),
      each: (erasure) => erase(ports, erasure, now, deadline),
      progressOf: () => 'waits',
      inTurnBy: ({ userId }) => userId,
      atOnce,
      deadline,
    });
    return { erased: results.filter((result) => result === 'erased').length };
  });

export const handler = await scheduled(eraseAccounts);
