import { logger, nameOf } from '../log.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { putOn, putOnPorts } from './put-on.ts';

export const beginPorts = putOnPorts;

/**
 * Puts the next turn of a batch on. What is written stands though the queue does not take it: a job looks after batches
 * whose turn does not come.
 */
export const begin = async (ports: PortsOf<(typeof beginPorts)[number]>, batch: Batch): Promise<void> => {
  await putOn(ports, batch).catch((error: unknown) => logger.error('turn not put on', { cause: nameOf(error) }));
};
