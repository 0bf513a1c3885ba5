import { audit, auditPorts } from '../books/audit.ts';
import { everyHour, scheduled } from '../entry/schedule.ts';
import { logger, nameOf } from '../log.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { differenceOf } from '../rules/books/books.ts';
import { tellLedgerDifference, tellUnaudited } from './books-metrics.ts';
import { goRound, roundPorts } from './daily-round.ts';

const needs = [...roundPorts, ...auditPorts, 'books.find'] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof needs)[number]>;

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
    let difference = 0;
    const went = await goRound(ports, {
      of: 'BOOKS',
      each: async ({ userId }, { since, deadline }) => {
        const result = await auditOwner(ports, userId, since, deadline);
        // Read after the wait: others add to it meanwhile.
        if (typeof result === 'object') difference += result.difference;
        return result;
      },
      isLeft: (result) => result === 'unfinished',
      // Each run comes further in books that are long.
      triesAtMost: Number.POSITIVE_INFINITY,
      // Told even where something in the list could not be read.
    }).catch((error: unknown) => {
      tellLedgerDifference(difference);
      throw error;
    });
    if (!went) return { audited: 0, difference: 0 };
    tellLedgerDifference(difference);
    tellUnaudited(went.isLate);
    const { results } = went;
    const failed = results.filter((result) => result === 'failed').length;
    if (failed > 0) throw new Error(`${failed} of ${results.length} books could not be audited`);
    return { audited: results.filter((result) => typeof result === 'object').length, difference };
  });

export const handler = await scheduled(auditBooks);
