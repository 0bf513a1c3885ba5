import { audit, auditPorts } from '../books/audit.ts';
import { everyHour, scheduled } from '../entry/schedule.ts';
import { logger, nameOf } from '../log.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { differenceOf } from '../rules/books/books.ts';
import { secondsBetween } from '../rules/time.ts';
import type { Owner } from '../store/credits/wallets.ts';
import type { Round } from '../store/credits/books-round.ts';
import { tellLedgerDifference, tellUnaudited } from './books-metrics.ts';
import { walk, walkPorts } from './walk.ts';

const needs = [
  ...walkPorts,
  ...auditPorts,
  'books.find',
  'wallets.listOwners',
  'booksRound.find',
  'booksRound.save',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof needs)[number]>;

const atOnce = 10;
/** A function lives a minute; the next run goes on where this one stops. */
const runMs = 40_000;
const daySeconds = 24 * 60 * 60;

/** A round begins every day, or as soon as the one before is over. */
const roundAt = (last: Round | undefined, now: string): Round => {
  const isOver = last?.finishedAt !== undefined && last.startedAt.slice(0, 10) < now.slice(0, 10);
  return !last || isOver ? { startedAt: now } : last;
};

type Result = { readonly difference: number } | 'unfinished' | 'failed' | 'auditedBefore';

const auditOwner = async (ports: Ports, userId: string, since: string, deadline: number): Promise<Result> => {
  try {
    const found = await ports.books.find(userId);
    if (found?.auditedAt !== undefined && found.auditedAt >= since) return 'auditedBefore';
    const discrepancies = await audit(ports, userId, { found, deadline });
    if (!discrepancies) return 'unfinished';
    const difference = differenceOf(discrepancies);
    const kinds = [...new Set(discrepancies.map(({ kind }) => kind))];
    if (difference > 0) logger.error('books wrong', { userId, difference, kinds });
    return { difference };
  } catch (error) {
    logger.error('books unaudited', { userId, cause: nameOf(error) });
    return 'failed';
  }
};

/**
 * Proves for every customer that movements add up to what the wallet holds, and that every validation has its movements. It
 * changes nothing: what is wrong is told, and somebody looks into it.
 */
export const auditBooks = everyHour('Nobody sees whether credits were lost or made.')
  .needing(...needs)
  .by(async (ports) => {
    const now = ports.clock.now();
    const deadline = performance.now() + runMs;
    const round = roundAt(await ports.booksRound.find(), now);
    if (round.finishedAt !== undefined) return { audited: 0, difference: 0 };
    let cursor = round.cursor;
    let difference = 0;
    const { results, isWhole } = await walk(ports, {
      list: 'wallets',
      page: async (next) => {
        cursor = next ?? round.cursor;
        return ports.wallets.listOwners(cursor);
      },
      each: async ({ userId }: Owner) => {
        const result = await auditOwner(ports, userId, round.startedAt, deadline);
        // Read after the wait: others add to it meanwhile.
        if (typeof result === 'object') difference += result.difference;
        return result;
      },
      atOnce,
      deadline,
      // Told even where something in the list could not be read.
    }).finally(() => tellLedgerDifference(difference));
    const isDone = isWhole && !results.includes('unfinished');
    await ports.booksRound.save({ ...round, cursor, ...(isDone && { finishedAt: now }) });
    tellUnaudited(!isDone && secondsBetween(round.startedAt, now) >= daySeconds);
    const failed = results.filter((result) => result === 'failed').length;
    if (failed > 0) throw new Error(`${failed} of ${results.length} books could not be audited`);
    return { audited: results.filter((result) => typeof result === 'object').length, difference };
  });

export const handler = await scheduled(auditBooks);
