import type { RecheckDue } from '../rules/payees/recheck-due.ts';
import { addTo } from './add-to-queue.ts';
import { queuesRechecks } from './grant.ts';

export const verbs = {
  /** Puts a payee's turn where its bank is asked. */
  add: addTo<RecheckDue>({ url: 'RECHECK_QUEUE_URL', grant: queuesRechecks, groupOf: ({ userId }) => userId }),
};
