import type { Outcome } from '../lambda.ts';
import type { Clock } from '../host/clock.ts';
import type { EventFaults } from './faults.ts';

/** What a mapping does between two looks at its source: nothing to do, waiting for more, trying again later. */
export type Rest = 'idle' | 'gathering' | 'failing';

/** A mapping's state, as the control panel shows it. */
export interface MappingReport {
  readonly mapping: string;
  readonly source: string;
  readonly function: string;
  /** How long the oldest record has waited that was read and not finished, in milliseconds. */
  readonly lagMs: number;
  readonly invocations: number;
  /** Records the function is done with; what a filter left out is not counted. */
  readonly processed: number;
  /** Records given up: told to the failure queue, if there is one. */
  readonly failedToQueue: number;
  /** The last record done, by reader; a queue keeps none. */
  readonly checkpoint: readonly string[];
}

/** Delivers one mapping's records to its function. */
export interface Poller {
  readonly report: () => MappingReport;
  /** Looks at the source now. */
  readonly wake: () => void;
  /** How it rests after the next whole look at its source. */
  readonly rested: () => Promise<Rest>;
  /** Resolves when the batches under way are done. */
  readonly close: () => Promise<void>;
}

/** What every poller needs of the cloud around it. */
export interface Surroundings {
  readonly clock: Clock;
  readonly region: string;
  readonly faults: EventFaults;
  readonly invoke: (functionArn: string, event: unknown) => Promise<Outcome>;
  /** While somebody waits for everything to be delivered, windows do not gather. */
  readonly isHurried: () => boolean;
  /** After a kill nothing is kept of what was under way. */
  readonly isAbandoned: () => boolean;
  readonly log: (line: string) => void;
}

/** A poller looks by itself from time to time, besides being woken. */
export const lookEveryMs = 1000;

/** Lambda refuses events above this. */
export const largestEvent = 6_291_456;
