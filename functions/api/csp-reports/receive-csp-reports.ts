import { receiveCspReports as contract } from '#shared/contract/app/csp-reports.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { logger, tellCount } from '../../log.ts';
import { contentRefused } from '../../rules/csp-reports/metrics.ts';
import { refusalsIn, type Refusal } from '../../rules/csp-reports/refusals.ts';

/** Kinds that one request has written down. */
const kindsWritten = 3;

const kindOf = ({ directive, blocked, page }: Refusal): string => `${directive} ${blocked} ${page}`;

/**
 * Counts browsers that refused something on our pages, and writes down of what kinds it was. Each request is one: how much
 * it tells of is whatever its sender says, and would ring an alarm alone.
 */
export const receiveCspReports = implement(contract)
  .needing()
  .by(async ({ body }) => {
    const refusals = refusalsIn(body);
    if (refusals.length === 0) return undefined;
    tellCount(contentRefused);
    const kinds = [...Map.groupBy(refusals, kindOf).values()];
    for (const of of kinds.slice(0, kindsWritten)) logger.warn('content refused', { ...of[0], times: of.length });
    return undefined;
  });

export const handler = await http(receiveCspReports);
