import { onMessage, queued } from '../entry/queue.ts';
import { drive, drivePorts } from '../batches/drive.ts';
import { batchTurn } from '../rules/batches/batch-turn.ts';

/** Reads the file of a batch, or puts on the rows that come next. */
export const driveBatch = onMessage(
  batchTurn,
  'Batches stand still: nobody is asked about their rows.',
  // A turn that reads a large file would keep the others of its run waiting.
  { atOnce: 50 },
)
  .needing(...drivePorts)
  .by((turn, ports) => drive(ports, turn));

export const handler = await queued(driveBatch);
