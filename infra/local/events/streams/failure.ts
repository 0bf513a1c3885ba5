import { randomUUID } from 'node:crypto';
import type { StreamMapping } from '../mapping.ts';
import type { Attempt } from './attempt.ts';

export type GivenUpFor = 'RetryAttemptsExhausted' | 'RecordAgeExceeded';

interface GivenUp {
  readonly mapping: Pick<StreamMapping, 'functionArn' | 'sourceArn'>;
  readonly shardId: string;
  readonly attempt: Attempt;
  readonly condition: GivenUpFor;
  readonly now: number;
}

/** What a failure queue is told of records given up: where they are in the stream, not what they say. */
export const failureMessage = ({ mapping, shardId, attempt, condition, now }: GivenUp): string => {
  const { records, invocations } = attempt;
  const [first, last] = [records[0], records.at(-1)];
  const iso = (time: number | undefined) => time !== undefined && new Date(time).toISOString();
  return JSON.stringify({
    requestContext: {
      requestId: randomUUID(),
      functionArn: mapping.functionArn,
      condition,
      approximateInvokeCount: invocations,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: iso(now),
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: first?.id,
      endSequenceNumber: last?.id,
      approximateArrivalOfFirstRecord: iso(first?.created),
      approximateArrivalOfLastRecord: iso(last?.created),
      batchSize: records.length,
      streamArn: mapping.sourceArn,
    },
  });
};
