import * as z from 'zod';

const whole = (from: number, to: number) => z.coerce.number().int().min(from).max(to);
const flag = z.union([z.boolean(), z.stringbool()]);

/** What a queue of the templates may say; anything else is beyond the local cloud. */
export const queueProperties = z.strictObject({
  QueueName: z.string().optional(),
  FifoQueue: flag.default(false),
  ContentBasedDeduplication: flag.optional(),
  DeduplicationScope: z.string().optional(),
  FifoThroughputLimit: z.string().optional(),
  VisibilityTimeout: whole(0, 43_200).default(30),
  DelaySeconds: whole(0, 900).default(0),
  MaximumMessageSize: whole(1024, 1_048_576).default(1_048_576),
  MessageRetentionPeriod: whole(60, 1_209_600).default(345_600),
  ReceiveMessageWaitTimeSeconds: whole(0, 20).default(0),
  RedrivePolicy: z
    .strictObject({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number().int().min(1) })
    .optional(),
  RedriveAllowPolicy: z.unknown().optional(),
  // Keys of AWS encrypt at rest there; this machine's disk is its owner's.
  SqsManagedSseEnabled: z.unknown().optional(),
  KmsMasterKeyId: z.unknown().optional(),
  KmsDataKeyReusePeriodSeconds: z.unknown().optional(),
  Tags: z.unknown().optional(),
});
