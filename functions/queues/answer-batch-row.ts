import { answerRow, answerRowPorts } from '../batches/answer-row.ts';
import { onMessage, queued } from '../entry/queue.ts';
import { batchRowDue } from '../rules/batches/batch-row-due.ts';

/** Asks about one row of a batch. */
export const answerBatchRow = onMessage(
  batchRowDue,
  'Batches stand still: nobody is asked about their rows.',
  // A hundred questions of batches at once, beside those of people who wait.
  { atOnce: 10, perRun: 10 },
)
  .needing(...answerRowPorts)
  .by((due, ports) => answerRow(ports, due));

export const handler = await queued(answerBatchRow);
