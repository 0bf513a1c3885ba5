import type { Filter } from './filters/criteria.ts';

/** What an event source mapping of either kind says. */
interface Common {
  readonly path: string;
  /** Its id, by which its position is kept. */
  readonly name: string;
  readonly functionArn: string;
  readonly sourceArn: string;
  readonly batchSize: number;
  readonly windowSeconds: number;
  /** Whether the function's answer may name single records: `ReportBatchItemFailures`. */
  readonly isPartial: boolean;
  readonly filter: Filter;
}

export interface StreamMapping extends Common {
  readonly kind: 'stream';
  readonly table: string;
  readonly startsAt: 'TRIM_HORIZON' | 'LATEST';
  readonly isBisecting: boolean;
  /** Retries after the first attempt; infinite without a limit. */
  readonly retries: number;
  /** Milliseconds; infinite without a limit. */
  readonly maximumAge: number;
  readonly parallel: number;
  /** The queue that is told of records given up. */
  readonly onFailure: string | undefined;
}

export interface QueueMapping extends Common {
  readonly kind: 'queue';
  readonly queue: string;
  /** Batches at once. */
  readonly concurrency: number;
  /** How long the queue hides a message that was received, in milliseconds. */
  readonly hiddenFor: number;
  /** After so many the queue's redrive takes a message away; infinite without one. */
  readonly receives: number;
}

export type Mapping = StreamMapping | QueueMapping;
