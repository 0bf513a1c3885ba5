import type { BatchTurn } from '../rules/batches/batch-turn.ts';
import { addTo } from './add-to-queue.ts';
import { queuesBatchTurns } from './grant.ts';

export const verbs = {
  /** Puts the next turn of a batch where it is driven, so many seconds from now. */
  add: addTo<BatchTurn>({ url: 'BATCH_TURN_QUEUE_URL', grant: queuesBatchTurns, groupOf: ({ userId }) => userId }),
};
