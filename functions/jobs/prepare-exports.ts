import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { prepare, preparePorts } from '../exports/prepare.ts';
import { walk, walkPorts } from './walk.ts';

/** What each holds in memory is large. */
const atOnce = 2;
/** A run begins nothing more after this long; what is left, is left for the next minute. */
const runMs = 40_000;

/** Makes the copies of their data that customers asked for, and takes away those whose time is over. */
export const prepareExports = everyMinutes(1, 'Nobody gets a copy of their data, and old copies stay.')
  .needing(...walkPorts, ...preparePorts, 'accountExports.listDue')
  .by(async (ports) => {
    const deadline = performance.now() + runMs;
    const { results } = await walk(ports, {
      list: 'exports',
      page: (cursor) => ports.accountExports.listDue(ports.clock.now(), cursor),
      each: (one) => prepare(ports, one, deadline),
      progressOf: (prepared) => (prepared === 'goesOn' ? 'waits' : 'done'),
      inTurnBy: ({ userId }) => userId,
      atOnce,
      deadline,
    });
    return { prepared: results.filter((result) => result === 'ready').length };
  });

export const handler = await scheduled(prepareExports);
