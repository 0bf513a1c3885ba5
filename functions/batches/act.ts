import { Fault } from '#shared/errors/fault.ts';
import type { BatchAction } from '#shared/validation/batches.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { acted } from '../rules/batches/act.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { begin, beginPorts } from './begin.ts';
import type { Wanted } from './find.ts';
import { rewrite, rewritePorts } from './rewrite.ts';
import { requireRowsOfDay, rowsOfDayPorts } from './rows-of-day.ts';
import { viewOf } from './view.ts';

export const actPorts = [
  ...rewritePorts,
  ...beginPorts,
  'batchFiles.size',
  'newBatches.takePlace',
  ...rowsOfDayPorts,
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof actPorts)[number]>;

/** Whoever is told that a batch has begun may forget its file: it has to be there. */
const requireFile = async ({ batchFiles }: Ports, { userId, id, bytes }: Batch): Promise<void> => {
  if ((await batchFiles.size(userId, id)) !== bytes) throw new Fault('errors.batchFileMissing');
};

/** What an action needs before it is written. */
const requirements: Partial<Record<BatchAction, (ports: Ports, batch: Batch) => Promise<void>>> = {
  start: requireFile,
  retry: async (ports, { userId, id, retryable }) => {
    await requireRowsOfDay(ports, userId, retryable);
    if (!(await ports.newBatches.takePlace(userId, id))) throw new Fault('errors.tooManyBatches');
  },
};

/** Starts, pauses, resumes, cancels or retries a batch. What it did already it answers again; what makes no sense is refused. */
export const actOnBatch = async (ports: Ports, wanted: Wanted, action: BatchAction) => {
  const { batch, isWritten } = await rewrite(ports, wanted, async (seen) => {
    const next = acted(seen, action, ports.clock.now());
    if (!next) throw new Fault('errors.batchCannot');
    if (next !== seen) await requirements[action]?.(ports, seen);
    return next;
  });
  if (isWritten) await begin(ports, batch);
  return viewOf(batch, ports.clock.now());
};
