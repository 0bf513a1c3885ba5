import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { CfnEventSourceMapping, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { keptDays } from '#shared/kept-days.ts';
import type { ConsumerRight } from './consumer-rights.ts';

export interface QueueConsumerProps {
  /** The timeout of the function that will consume it. */
  readonly consumerTimeout: Duration;
  /** How often a message may fail before it is set aside. */
  readonly maxReceiveCount?: number;
  readonly batchSize?: number;
  /** How long a batch may gather; batches of more than ten need it. */
  readonly window?: Duration;
  /** Batches at once, from 2. */
  readonly maxConcurrency?: number;
  /** EventBridge patterns on `body`, ORed. What matches none is deleted. */
  readonly filters?: readonly Readonly<Record<string, unknown>>[];
}

const longestRetention = Duration.days(keptDays.messages);

/** Less, and a slow function's messages come again while it still works on them. */
const timeoutsHidden = 6;

/** A queue, the queue for what keeps failing, and their delivery to one function that answers for single messages. */
export class QueueConsumer extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;
  readonly #props: QueueConsumerProps;

  constructor(scope: Construct, id: string, props: QueueConsumerProps) {
    super(scope, id);
    this.#props = props;
    const safe = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: longestRetention };
    this.deadLetters = new Queue(this, 'DeadLetters', { ...safe, removalPolicy: RemovalPolicy.RETAIN });
    this.queue = new Queue(this, 'Queue', {
      ...safe,
      removalPolicy: RemovalPolicy.RETAIN,
      visibilityTimeout: Duration.seconds(timeoutsHidden * props.consumerTimeout.toSeconds()),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: props.maxReceiveCount ?? 5 },
    });
  }

  /** What the role of the consuming function must allow. */
  get rights(): readonly ConsumerRight[] {
    return [
      {
        actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
        arns: [this.queue.queueArn],
      },
    ];
  }

  /** What the role of a function that sends must allow. */
  get senderRights(): readonly ConsumerRight[] {
    return [{ actions: ['sqs:SendMessage'], arns: [this.queue.queueArn] }];
  }

  /** Call once, with a function whose role holds the rights. */
  deliverTo(consumer: IFunction): void {
    const { batchSize = 10, window = Duration.seconds(0), maxConcurrency, filters = [] } = this.#props;
    new CfnEventSourceMapping(this, 'Mapping', {
      eventSourceArn: this.queue.queueArn,
      functionName: consumer.functionArn,
      batchSize,
      maximumBatchingWindowInSeconds: window.toSeconds(),
      functionResponseTypes: ['ReportBatchItemFailures'],
      ...(maxConcurrency !== undefined && { scalingConfig: { maximumConcurrency: maxConcurrency } }),
      ...(filters.length > 0 && {
        filterCriteria: { filters: filters.map((pattern) => ({ pattern: JSON.stringify(pattern) })) },
      }),
    });
  }
}
