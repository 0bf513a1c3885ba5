import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { CfnEventSourceMapping, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ConsumerRight } from './consumer-rights.ts';

export interface StreamConsumerProps {
  /** Of a table whose stream has new and old images from the start. */
  readonly streamArn: string;
  /**
   * EventBridge patterns on the whole record, ORed; without any, every change arrives. Numbers are texts there: `{ "N":
   * ["5"] }`.
   */
  readonly filters?: readonly Readonly<Record<string, unknown>>[];
  readonly batchSize?: number;
  /** How long a batch may gather. */
  readonly window?: Duration;
  readonly retryAttempts?: number;
  readonly maxRecordAge?: Duration;
}

/** The failure queue tells positions of records, which a stream forgets after a day. */
const failuresKept = Duration.days(14);

/**
 * Changes of a table on their way to one function, in order per item. The function may name the first change that failed:
 * it and all after it come again; a batch that fails as a whole is halved until what fails is alone. That is tried a
 * bounded number of times, and what is given up is told to a queue. Two of them at most read one table.
 */
export class StreamConsumer extends Construct {
  readonly failures: Queue;
  readonly #props: StreamConsumerProps;

  constructor(scope: Construct, id: string, props: StreamConsumerProps) {
    super(scope, id);
    this.#props = props;
    this.failures = new Queue(this, 'Failures', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: failuresKept,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(this.failures).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SQS3',
      reason: 'It is where failures end; nothing consumes it that could fail again.',
    });
  }

  /** What the function's role must allow. */
  get rights(): readonly ConsumerRight[] {
    const { streamArn } = this.#props;
    return [
      {
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        arns: [streamArn],
      },
      { actions: ['dynamodb:ListStreams'], arns: ['*'] },
      { actions: ['sqs:SendMessage'], arns: [this.failures.queueArn] },
    ];
  }

  /** Call once, with a function whose role holds the rights. */
  deliverTo(consumer: IFunction): void {
    const {
      streamArn,
      filters = [],
      batchSize = 100,
      window = Duration.seconds(0),
      retryAttempts = 10,
      maxRecordAge = Duration.hours(12),
    } = this.#props;
    new CfnEventSourceMapping(this, 'Mapping', {
      eventSourceArn: streamArn,
      functionName: consumer.functionArn,
      // LATEST would miss what is written while the mapping is being made.
      startingPosition: 'TRIM_HORIZON',
      batchSize,
      maximumBatchingWindowInSeconds: window.toSeconds(),
      functionResponseTypes: ['ReportBatchItemFailures'],
      bisectBatchOnFunctionError: true,
      maximumRetryAttempts: retryAttempts,
      maximumRecordAgeInSeconds: maxRecordAge.toSeconds(),
      destinationConfig: { onFailure: { destination: this.failures.queueArn } },
      ...(filters.length > 0 && {
        filterCriteria: { filters: filters.map((pattern) => ({ pattern: JSON.stringify(pattern) })) },
      }),
    });
  }
}
