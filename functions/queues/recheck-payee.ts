import { onMessage, queued } from '../entry/queue.ts';
import { recheck, recheckPorts } from '../payees/recheck.ts';
import { recheckDue } from '../rules/payees/recheck-due.ts';

/** Asks again about one payee whose turn has come. */
export const recheckPayee = onMessage(
  recheckDue,
  'Payees are not asked about again by themselves: what changed stays unseen.',
  // A bank is not to be asked about a whole book in one moment.
  { atOnce: 10 },
)
  .needing(...recheckPorts)
  .by((due, ports) => recheck(ports, due));

export const handler = await queued(recheckPayee);
