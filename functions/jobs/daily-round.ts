import type { PortName, PortsOf } from '../ports/connect.ts';
import { dayOf, secondsBetween } from '../rules/time.ts';
import type { Round, RoundName } from '../store/credits/rounds.ts';
import type { Owner } from '../store/credits/wallets.ts';
import type { Cursor } from '../store/table/sparse-index.ts';
import { tellCount } from '../log.ts';
import { isOutage } from './outage.ts';
import { survey, throwFailures, walkPorts } from './walk.ts';

/** Rounds that did not come to everybody within a day: an alarm watches it. */
export const roundsLate = 'roundsLate';

/** What every daily round needs beside its own. */
export const roundPorts = [
  ...walkPorts,
  'wallets.listOwners',
  'rounds.find',
  'rounds.save',
] as const satisfies readonly PortName[];

interface Run {
  /** When the round began. */
  readonly since: string;
  /** On the clock of `performance`: from then on nothing more is begun. */
  readonly deadline: number;
}

interface RoundWork<R> {
  readonly of: RoundName;
  readonly each: (owner: Owner, run: Run) => Promise<R>;
  /** Whether there is more to do for an owner: the next run begins with the first page that holds such a one. */
  readonly isLeft?: (result: R) => boolean;
  /** So many runs in a row may leave something behind on one page; then the round goes on without it. */
  readonly triesAtMost?: number;
}

interface Went<R> {
  readonly results: readonly R[];
  /** The round takes more than a day. */
  readonly isLate: boolean;
}

/** A page of owners, by how many of the run came before. */
interface Turn {
  readonly turn: number;
  readonly cursor: Cursor | undefined;
}

/** So many owners at once. */
const atOnce = 10;
/** A function lives a minute; the next run goes on where this one stops. */
const runMs = 40_000;
const daySeconds = 24 * 60 * 60;

/** A round begins every day, or as soon as the one before is over. */
const roundAt = (last: Round | undefined, now: string): Round => {
  const isOver = last?.finishedAt !== undefined && dayOf(last.startedAt) < dayOf(now);
  return !last || isOver ? { startedAt: now } : last;
};

/** Walks the wallets on from where the round stands; notes the first page on which something is left to do. */
const goOn = async <R>(
  ports: PortsOf<(typeof roundPorts)[number]>,
  { startedAt: since, cursor: begin }: Round,
  { each, isLeft = () => false }: RoundWork<R>,
) => {
  const deadline = performance.now() + runMs;
  let at: Turn = { turn: -1, cursor: begin };
  let left: Turn | undefined;
  const surveyed = await survey(ports, {
    list: 'wallets',
    page: async (next) => {
      at = { turn: at.turn + 1, cursor: next ?? begin };
      return ports.wallets.listOwners(at.cursor);
    },
    each: async (owner: Owner) => {
      try {
        const result = await each(owner, { since, deadline });
        if (isLeft(result)) left ??= at;
        return result;
      } catch (error) {
        if (isOutage(error)) left ??= at;
        throw error;
      }
    },
    atOnce,
    deadline,
  });
  return { ...surveyed, at, left: left as Turn | undefined };
};

/**
 * Does something for the owner of every wallet once a day, in as many runs as it takes; `undefined` where today's round is
 * over. Whoever fails stops nobody and is tried by the next round; where a service failed, the next run begins there.
 */
export const goRound = async <R>(
  ports: PortsOf<(typeof roundPorts)[number]>,
  work: RoundWork<R>,
): Promise<Went<R> | undefined> => {
  const now = ports.clock.now();
  const round = roundAt(await ports.rounds.find(work.of), now);
  if (round.finishedAt !== undefined) return undefined;
  const { at, left, ...surveyed } = await goOn(ports, round, work);
  const tries = left?.turn === 0 ? (round.tries ?? 0) + 1 : 1;
  const again = tries < (work.triesAtMost ?? 5) ? left : undefined;
  const isDone = surveyed.isWhole && !again;
  const { startedAt } = round;
  const { cursor } = again ?? at;
  await ports.rounds.save(work.of, { startedAt, cursor, ...(again && { tries }), ...(isDone && { finishedAt: now }) });
  const isLate = !isDone && secondsBetween(startedAt, now) >= daySeconds;
  tellCount(roundsLate, isLate ? 1 : 0);
  throwFailures(surveyed);
  return { results: surveyed.results, isLate };
};
