import type { BatchRowDue } from '../rules/batches/batch-row-due.ts';
import { addAllTo } from './add-to-queue.ts';
import { queuesBatchRows } from './grant.ts';

export const verbs = {
  /** Puts rows of a batch where their banks are asked. */
  addAll: addAllTo<BatchRowDue>({
    url: 'BATCH_ROW_QUEUE_URL',
    grant: queuesBatchRows,
    groupOf: ({ userId }) => userId,
  }),
};
