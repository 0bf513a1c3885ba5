import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { secondsBetween } from '../rules/time.ts';
import { lateAfterSeconds } from '../rules/history/calm.ts';
import type { Became } from './became.ts';

export const followLatePorts = ['lateRows.follow'] as const satisfies readonly PortName[];

/**
 * Lets search find the answers of rows that were in flight for long: their validations may have come in long after the moment
 * that their ids tell. Before they are counted: afterwards nobody looks at them again.
 */
export const followLate = async (
  { lateRows }: PortsOf<(typeof followLatePorts)[number]>,
  { userId }: Batch,
  { closed }: Became,
  now: string,
): Promise<void> => {
  for (const { flying } of closed) {
    const isLate = secondsBetween(flying.at, now) > lateAfterSeconds;
    if (isLate && !flying.isGivenUp) await lateRows.follow(userId, flying.validationId);
  }
};
