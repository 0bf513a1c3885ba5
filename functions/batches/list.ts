import type { Environment } from '#shared/validation/environment.ts';
import { pageFound, pageWith } from '../entry/page.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { viewOf } from './view.ts';

export const listPorts = ['batchList.page', 'clock.now'] as const satisfies readonly PortName[];

interface Query {
  readonly environment?: Environment | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of somebody's batches, newest first. */
export const listBatches = async (
  { batchList, clock }: PortsOf<(typeof listPorts)[number]>,
  userId: string,
  { environment, ...listing }: Query,
) => {
  const page = pageFound(await batchList.page(userId, environment, listing));
  const now = clock.now();
  return pageWith(
    page.rows.map((batch) => viewOf(batch, now)),
    page,
  );
};
