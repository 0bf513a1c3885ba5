import { everyMinutes, scheduled } from '../entry/schedule.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Keeping } from '../store/keeping/keeping.ts';
import { walk, walkPorts } from './walk.ts';

const atOnce = 4;
/** A run begins nothing more after this long; what is left, is left for the next. */
const runMs = 40_000;

/** Portion after portion, each of which is noted: whoever dies goes on from the last one, and another choice ends it. */
const applyTo = async (
  { keeping }: PortsOf<'keeping.apply' | 'keeping.note'>,
  found: Keeping,
  deadline: number,
): Promise<boolean> => {
  let left: Keeping = found;
  do {
    const keptTo = await keeping.apply(left);
    const isNoted = await keeping.note(left, keptTo);
    if (keptTo === undefined || !isNoted) return isNoted;
    left = { ...left, keptTo };
  } while (performance.now() < deadline);
  return false;
};

/** Tells rows of before how long their customer keeps them, after another choice. */
export const applyKeeping = everyMinutes(5, 'What customers chose to keep shorter is kept as long as before.')
  .needing(...walkPorts, 'keeping.listChanged', 'keeping.apply', 'keeping.note')
  .by(async (ports) => {
    const deadline = performance.now() + runMs;
    const { results } = await walk(ports, {
      list: 'keeping',
      page: (cursor) => ports.keeping.listChanged(ports.clock.now(), cursor),
      each: (found) => applyTo(ports, found, deadline),
      progressOf: (isDone) => (isDone ? 'done' : 'waits'),
      inTurnBy: ({ userId }) => userId,
      atOnce,
      deadline,
    });
    return { applied: results.filter(Boolean).length };
  });

export const handler = await scheduled(applyKeeping);
