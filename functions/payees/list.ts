import { pageFound, pageWith } from '../entry/page.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { payeeSummaryOf } from './summary.ts';

export const listPorts = ['payeeList.list', 'clock.now'] as const satisfies readonly PortName[];

interface Question {
  readonly search?: string | undefined;
  readonly changed?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of somebody's payees. */
export const listOf = async (
  { payeeList, clock }: PortsOf<(typeof listPorts)[number]>,
  userId: string,
  { cursor, limit, ...filter }: Question,
) => {
  const page = pageFound(await payeeList.list(userId, filter, { cursor, limit }));
  const now = clock.now();
  return pageWith(await Promise.all(page.rows.map((payee) => payeeSummaryOf(payee, now))), page);
};
