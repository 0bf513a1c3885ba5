import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { filterOf } from './filters/criteria.ts';
import type { Mapping, QueueMapping, StreamMapping } from './mapping.ts';
import { queueProperties } from './queues/properties.ts';

const common = {
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  Enabled: z.boolean().default(true),
  MaximumBatchingWindowInSeconds: z.int().min(0).max(300).default(0),
  FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).max(1).default([]),
  FilterCriteria: z
    .strictObject({ Filters: z.array(z.strictObject({ Pattern: z.string().max(4096) })).max(5) })
    .default({ Filters: [] }),
  Tags: z.unknown().optional(),
};

/** CloudFormation writes "without a limit" as -1. */
const limited = (from: number, to: number) =>
  z
    .union([z.literal(-1), z.int().min(from).max(to)])
    .default(-1)
    .transform((value) => (value === -1 ? Infinity : value));

const streamProperties = z.strictObject({
  ...common,
  BatchSize: z.int().min(1).max(10_000).default(100),
  StartingPosition: z.enum(['TRIM_HORIZON', 'LATEST']),
  BisectBatchOnFunctionError: z.boolean().default(false),
  MaximumRetryAttempts: limited(0, 10_000),
  MaximumRecordAgeInSeconds: limited(60, 604_800),
  ParallelizationFactor: z.int().min(1).max(10).default(1),
  DestinationConfig: z.strictObject({ OnFailure: z.strictObject({ Destination: z.string() }).optional() }).optional(),
});

const pollProperties = z.strictObject({
  ...common,
  BatchSize: z.int().min(1).max(10_000).default(10),
  ScalingConfig: z.strictObject({ MaximumConcurrency: z.int().min(2).max(1000).optional() }).optional(),
});

/** What AWS starts with; it adds more only after minutes under load. */
const firstConcurrency = 5;

/** Every enabled event source mapping of the templates. */
export const readMappings = (assembly: Assembly): readonly Mapping[] =>
  assembly.of('AWS::Lambda::EventSourceMapping').flatMap((resource) => {
    const source = String(resource.properties['EventSourceArn']);
    const read = readers.find(({ pattern }) => pattern.test(source));
    if (!read) throw new Error(`${resource.path}: the local cloud has no events from ${source}.`);
    return read.by(resource, assembly);
  });

const commonOf = (
  resource: Resource,
  assembly: Assembly,
  given: z.output<typeof streamProperties | typeof pollProperties>,
) => ({
  path: resource.path,
  name: resource.physicalId,
  functionArn: functionArnOf(given.FunctionName, assembly),
  sourceArn: given.EventSourceArn,
  batchSize: given.BatchSize,
  windowSeconds: given.MaximumBatchingWindowInSeconds,
  isPartial: given.FunctionResponseTypes.length > 0,
});

const readStream = (resource: Resource, assembly: Assembly): readonly StreamMapping[] => {
  const given = readProperties(resource, streamProperties);
  if (!given.Enabled) return [];
  return [
    {
      kind: 'stream',
      ...commonOf(resource, assembly, given),
      filter: filterOf('stream', patternsOf(given), resource.path),
      table: given.EventSourceArn.split('/')[1] ?? '',
      startsAt: given.StartingPosition,
      isBisecting: given.BisectBatchOnFunctionError,
      retries: given.MaximumRetryAttempts,
      maximumAge: given.MaximumRecordAgeInSeconds * 1000,
      parallel: given.ParallelizationFactor,
      onFailure: given.DestinationConfig?.OnFailure?.Destination,
    },
  ];
};

const readQueue = (resource: Resource, assembly: Assembly): readonly QueueMapping[] => {
  const given = readProperties(resource, pollProperties);
  if (!given.Enabled) return [];
  const queue = assembly.byArn(given.EventSourceArn);
  if (queue?.type !== 'AWS::SQS::Queue')
    throw new Error(`${resource.path}: it reads ${given.EventSourceArn}, which no template has.`);
  const { VisibilityTimeout, RedrivePolicy } = readProperties(queue, queueProperties);
  return [
    {
      kind: 'queue',
      ...commonOf(resource, assembly, given),
      filter: filterOf('queue', patternsOf(given), resource.path),
      queue: queue.physicalId,
      concurrency: given.ScalingConfig?.MaximumConcurrency ?? firstConcurrency,
      hiddenFor: VisibilityTimeout * 1000,
      receives: RedrivePolicy?.maxReceiveCount ?? Infinity,
    },
  ];
};

const readers: readonly {
  readonly pattern: RegExp;
  readonly by: (resource: Resource, assembly: Assembly) => readonly Mapping[];
}[] = [
  { pattern: /^arn:aws:dynamodb:.*:table\/[^/]+\/stream\//, by: readStream },
  { pattern: /^arn:aws:sqs:/, by: readQueue },
];

const patternsOf = ({ FilterCriteria }: z.output<typeof streamProperties | typeof pollProperties>) =>
  FilterCriteria.Filters.map(({ Pattern }) => Pattern);

/** A mapping names its function or gives its ARN. */
const functionArnOf = (name: string, { region, account }: Assembly): string =>
  name.startsWith('arn:') ? name : `arn:aws:lambda:${region}:${account}:function:${name}`;
