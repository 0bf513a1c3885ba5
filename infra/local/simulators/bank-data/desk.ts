import type { CallCounter } from './calls.ts';
import type { FaultControl } from './control.ts';
import type { PendingChecks } from './pending.ts';

/** What every request is answered from. */
export type Desk = {
  apiKey: string;
  control: FaultControl;
  calls: CallCounter;
  pending: PendingChecks;
  reset: () => void;
  log: (line: string) => void;
};
