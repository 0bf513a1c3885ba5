import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Batch } from '../rules/batches/batch.ts';

export const putOnPorts = ['batchTurns.add'] as const satisfies readonly PortName[];

/** Puts on the next turn of a batch; a job finds what is lost on the way. */
export const putOn = async (
  { batchTurns }: PortsOf<(typeof putOnPorts)[number]>,
  { userId, id: batchId, turn, stage }: Pick<Batch, 'userId' | 'id' | 'turn' | 'stage'>,
  delaySeconds = 0,
): Promise<void> => {
  if (stage !== 'ended') await batchTurns.add({ userId, batchId, turn }, delaySeconds);
};
