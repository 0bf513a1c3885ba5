import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';
import type { FunctionDefinition } from '../lambda.ts';
import type { Mapping, QueueMapping, StreamMapping } from './mapping.ts';
import { queueProperties } from './queues/properties.ts';

interface Checked {
  readonly assembly: Assembly;
  readonly functions: readonly FunctionDefinition[];
  readonly mappings: readonly Mapping[];
  /** Throws when the role may not. */
  readonly require: (roleArn: string, action: string, resource: string) => void;
}

const table = z.object({ StreamSpecification: z.object({ StreamViewType: z.string() }) });

/** What AWS would refuse when it makes a mapping or a queue, or would never deliver. */
export const eventMistakes = (checked: Checked): readonly string[] => [
  ...checked.mappings.flatMap((mapping) =>
    mappingMistakes(mapping, checked).map((mistake) => `${mapping.path}: ${mistake}`),
  ),
  ...crowdedStreams(checked.mappings),
  ...checked.assembly.of('AWS::SQS::Queue').flatMap((queue) => queueMistakes(queue, checked.assembly)),
];

const mappingMistakes = (mapping: Mapping, checked: Checked): readonly string[] => {
  const target = checked.functions.find(({ arn }) => arn === mapping.functionArn);
  if (!target) return [`it feeds ${mapping.functionArn}, which is no function of the templates.`];
  const source = sourceOf(mapping, checked.assembly);
  if (!source) return [`it reads ${mapping.sourceArn}, which no template has.`];
  return [
    ...mapping.filter.mistakes,
    ...deniedRights(target.role, rightsOf(mapping), checked),
    ...(mapping.kind === 'stream' ? streamMistakes(mapping, source, checked) : pollMistakes(mapping, source, target)),
  ];
};

const sourceOf = (mapping: Mapping, assembly: Assembly): Resource | undefined =>
  assembly.byArn(mapping.kind === 'stream' ? mapping.sourceArn.replace(/\/stream\/.*$/, '') : mapping.sourceArn);

/** What Lambda does in the name of the function's role. */
const rightsOf = (mapping: Mapping): readonly (readonly [action: string, resource: string])[] =>
  mapping.kind === 'stream'
    ? [
        ...['DescribeStream', 'GetRecords', 'GetShardIterator'].map(
          (action) => [`dynamodb:${action}`, mapping.sourceArn] as const,
        ),
        ['dynamodb:ListStreams', '*'],
        ...(mapping.onFailure ? [['sqs:SendMessage', mapping.onFailure] as const] : []),
      ]
    : ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map(
        (action) => [`sqs:${action}`, mapping.sourceArn] as const,
      );

const deniedRights = (role: string, rights: ReturnType<typeof rightsOf>, { require }: Checked): readonly string[] =>
  rights.flatMap(([action, resource]) => {
    try {
      require(role, action, resource);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });

const streamMistakes = (mapping: StreamMapping, source: Resource, { assembly }: Checked): readonly string[] => {
  const mistakes: string[] = [];
  if (!table.safeParse(source.properties).success) mistakes.push(`${source.path} has no stream.`);
  if (mapping.onFailure !== undefined) {
    const failures = assembly.byArn(mapping.onFailure);
    if (failures?.type !== 'AWS::SQS::Queue')
      mistakes.push(`its failures go to ${mapping.onFailure}, which is no queue of the templates.`);
    else if (isFifo(failures)) mistakes.push(`its failures go to ${failures.path}, but not to a FIFO queue.`);
  }
  return mistakes;
};

const pollMistakes = (mapping: QueueMapping, queue: Resource, target: FunctionDefinition): readonly string[] => {
  const { VisibilityTimeout } = readProperties(queue, queueProperties);
  const needed = 6 * target.timeoutSeconds;
  const mistakes: string[] = [];
  if (VisibilityTimeout < needed)
    mistakes.push(
      `${queue.path} hides a message for ${VisibilityTimeout} s; six times the function's timeout is ${needed} s.`,
    );
  if (isFifo(queue) && (mapping.batchSize > 10 || mapping.windowSeconds > 0))
    mistakes.push('a FIFO queue is read 10 messages at a time, without a window.');
  if (!isFifo(queue) && mapping.batchSize > 10 && mapping.windowSeconds < 1)
    mistakes.push('batches of more than 10 messages need a window of a second or more.');
  return mistakes;
};

/** A shard serves two readers; further ones are throttled. */
const crowdedStreams = (mappings: readonly Mapping[]): readonly string[] =>
  [...Map.groupBy(mappings, ({ sourceArn }) => sourceArn)].flatMap(([sourceArn, readers]) =>
    readers[0]?.kind === 'stream' && readers.length > 2
      ? [`${sourceArn}: ${readers.length} mappings read one stream, which serves two.`]
      : [],
  );

const queueMistakes = (queue: Resource, assembly: Assembly): readonly string[] => {
  const { RedrivePolicy } = readProperties(queue, queueProperties);
  if (!RedrivePolicy) return [];
  const target = assembly.byArn(RedrivePolicy.deadLetterTargetArn);
  if (target?.type !== 'AWS::SQS::Queue')
    return [`${queue.path}: its dead letters go to ${RedrivePolicy.deadLetterTargetArn}, which no template has.`];
  return isFifo(target) === isFifo(queue)
    ? []
    : [`${queue.path}: dead letters of a ${isFifo(queue) ? 'FIFO' : 'standard'} queue go to one of its kind.`];
};

const isFifo = (queue: Resource): boolean => readProperties(queue, queueProperties).FifoQueue;
