import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type * as z from 'zod';
import { logger, nameOf } from '../log.ts';
import { connect, type PortName, type PortsOf } from '../ports/connect.ts';
import type { TableEvent } from '../rules/events/event.ts';
import { connected } from './connected.ts';

/** What follows from changes of the table, in order per item, each at least once. */
export interface StreamConsumer<S extends z.ZodType = z.ZodType, N extends PortName = PortName> {
  readonly event: TableEvent<S>;
  /** What customers lose while it fails. */
  readonly impact: string;
  readonly needs: readonly N[];
  /** Throws where nothing or only part of it was done: then all of it comes again, in smaller batches. */
  readonly run: (items: readonly z.output<S>[], ports: PortsOf<N>) => Promise<Readonly<Record<string, number>>>;
}

/** `onChange(validationFinalized, 'Usage is not counted.').needing(…).by(async (items, ports) => …)` */
export const onChange = <S extends z.ZodType>(event: TableEvent<S>, impact: string) => ({
  needing: <const N extends PortName>(...needs: N[]) => ({
    by: (run: StreamConsumer<S, N>['run']): StreamConsumer<S, N> => ({ event, impact, needs, run }),
  }),
});

/** What any stream consumer needs beside its own ports. */
export const streamPorts = ['images.read'] as const satisfies readonly PortName[];

interface Read<T> {
  readonly items: readonly T[];
  /** The first record that says what this version does not understand; those after it come again with it. */
  readonly unreadable: DynamoDBRecord | undefined;
}

const readItem = async <S extends z.ZodType>({ item }: TableEvent<S>, { dynamodb }: DynamoDBRecord) => {
  const { images } = await connect(streamPorts);
  return item.safeParse(images.read(dynamodb?.NewImage ?? {}));
};

const readInOrder = async <S extends z.ZodType>(
  event: TableEvent<S>,
  records: readonly DynamoDBRecord[],
): Promise<Read<z.output<S>>> => {
  const items: z.output<S>[] = [];
  for (const record of records) {
    const read = await readItem(event, record);
    if (!read.success) return { items, unreadable: record };
    items.push(read.data);
  }
  return { items, unreadable: undefined };
};

type Handler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/**
 * The Lambda handler of a stream consumer: what can be read is done, and the first record that cannot is answered as the
 * one that failed. Lambda tries it again with those after it, then sets it aside and goes on.
 */
export const streamed = async <S extends z.ZodType, N extends PortName>({
  event,
  needs,
  run,
}: StreamConsumer<S, N>): Promise<Handler> => {
  const ports = await connected(needs);
  await connected(streamPorts);
  return async ({ Records }) => {
    const { items, unreadable } = await readInOrder(event, Records);
    try {
      if (items.length > 0) logger.info('changes done', await run(items, await ports()));
    } catch (error) {
      // What the SDK says may quote what it was given, and the runtime logs what is thrown: only its name goes on.
      throw new Error(`${items.length} changes failed: ${nameOf(error)}`);
    }
    if (!unreadable) return { batchItemFailures: [] };
    logger.error('unreadable change', { eventId: unreadable.eventID });
    return { batchItemFailures: [{ itemIdentifier: unreadable.dynamodb?.SequenceNumber ?? '' }] };
  };
};
