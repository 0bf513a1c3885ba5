import type { CallCounter } from './calls.ts';
import type { FaultControl } from './control.ts';
import type { PendingChecks } from './pending.ts';

/** What every request is answered from. */
export type Desk = {
  readonly apiKey: string;
  readonly control: FaultControl;
  readonly calls: CallCounter;
  readonly pending: PendingChecks;
  readonly reset: () => void;
  readonly log: (line: string) => void;
};
