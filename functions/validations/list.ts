import { pageFound, pageWith } from '../entry/page.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { HistoryFilter } from '../rules/history/filter.ts';
import { summaryOf } from './view.ts';

export const listPorts = ['history.list', 'clock.now'] as const satisfies readonly PortName[];

interface Query extends HistoryFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of somebody's history. The filter binds the cursor: an environment that it names cannot be left with it. */
export const listOf = async (
  { history, clock }: PortsOf<(typeof listPorts)[number]>,
  userId: string,
  { cursor, limit, ...filter }: Query,
) => {
  const page = pageFound(await history.list(userId, filter, { cursor, limit, now: clock.now() }));
  return pageWith(await Promise.all(page.rows.map(summaryOf)), page);
};
