import type { Assembly } from '../../assembly.ts';
import type { Resource } from '../../assembly/resource.ts';
import { readProperties } from '../../assembly/read-properties.ts';
import { EmulatorError, type JsonClient } from '../../aws/json-client.ts';
import { connectSqs, emulatorAccount } from './client.ts';
import { queueProperties } from './properties.ts';

/** Gives the emulator every queue of the templates; what a kept state directory already has is brought up to date. */
export const createQueues = async (assembly: Assembly, port: number): Promise<void> => {
  const client = connectSqs(port, assembly.region);
  try {
    for (const queue of assembly.of('AWS::SQS::Queue')) await createOrAlign(client, port, queue);
  } finally {
    client.close();
  }
};

const createOrAlign = async (client: JsonClient, port: number, queue: Resource): Promise<void> => {
  const { fixed, settable } = attributesOf(queue);
  try {
    await client.send('CreateQueue', { QueueName: queue.physicalId, Attributes: { ...fixed, ...settable } });
  } catch (error) {
    if (!(error instanceof EmulatorError) || !error.code.includes('QueueNameExists')) throw error;
  }
  // Also for a new one: creating with fewer attributes than a kept queue has changes nothing.
  const QueueUrl = `http://127.0.0.1:${port}/${emulatorAccount}/${queue.physicalId}`;
  await client.send('SetQueueAttributes', { QueueUrl, Attributes: { RedrivePolicy: '', ...settable } });
};

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (queue: Resource): { readonly fixed: Attributes; readonly settable: Attributes } => {
  const given = readProperties(queue, queueProperties);
  const { VisibilityTimeout, DelaySeconds, MaximumMessageSize, MessageRetentionPeriod, ReceiveMessageWaitTimeSeconds } =
    given;
  return {
    fixed: textOf({
      FifoQueue: given.FifoQueue || undefined,
      DeduplicationScope: given.DeduplicationScope,
      FifoThroughputLimit: given.FifoThroughputLimit,
    }),
    settable: textOf({
      VisibilityTimeout,
      DelaySeconds,
      MaximumMessageSize,
      MessageRetentionPeriod,
      ReceiveMessageWaitTimeSeconds,
      ContentBasedDeduplication: given.ContentBasedDeduplication,
      RedrivePolicy: given.RedrivePolicy && JSON.stringify(inEmulator(given.RedrivePolicy)),
    }),
  };
};

/** Dead letters reach a queue only by the account it has in the emulator. */
const inEmulator = (policy: { readonly deadLetterTargetArn: string; readonly maxReceiveCount: number }) => ({
  ...policy,
  deadLetterTargetArn: policy.deadLetterTargetArn.replace(/^(arn:aws:sqs:[^:]*):\d+:/, `$1:${emulatorAccount}:`),
});

const textOf = (values: Readonly<Record<string, string | number | boolean | undefined>>): Attributes =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
