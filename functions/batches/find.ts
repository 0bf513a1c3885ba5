import { Fault } from '#shared/errors/fault.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { viewOf } from './view.ts';

export interface Wanted {
  readonly userId: string;
  readonly id: string;
  /** Where it has to be of; absent for whoever sees both. */
  readonly environment?: Environment;
}

/** A batch of this user; one of somebody else, or of the other environment, is as none. */
export const findBatch = async (
  { batches }: PortsOf<'batches.find'>,
  { userId, id, environment }: Wanted,
): Promise<Batch> => {
  const batch = await batches.find(userId, id);
  if (!batch || (environment && batch.environment !== environment)) throw new Fault('errors.notFound');
  return batch;
};

export const showPorts = ['batches.find', 'clock.now'] as const satisfies readonly PortName[];

export const showBatch = async (ports: PortsOf<(typeof showPorts)[number]>, wanted: Wanted) =>
  viewOf(await findBatch(ports, wanted), ports.clock.now());
