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
  /** Throws where not all of it was done: then all of it comes again, in smaller batches. */
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

const readItem = async <S extends z.ZodType>({ item }: TableEvent<S>, { eventID, dynamodb }: DynamoDBRecord) => {
  const { images } = await connect(streamPorts);
  const read = item.safeParse(images.read(dynamodb?.NewImage ?? {}));
  if (read.success) return read.data;
  logger.error('unreadable change', { eventId: eventID });
  throw new Error('This version does not understand a change of the table');
};

type Handler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/**
 * The Lambda handler of a stream consumer. A batch with a change that cannot be read fails before anything is done:
 * Lambda halves it until that change is alone, tries it as often as it may, sets it aside and goes on, so that the others
 * are done once.
 */
export const streamed = async <S extends z.ZodType, N extends PortName>({
  event,
  needs,
  run,
}: StreamConsumer<S, N>): Promise<Handler> => {
  const ports = await connected(needs);
  await connected(streamPorts);
  return async ({ Records }) => {
    const items = await Promise.all(Records.map((record) => readItem(event, record)));
    try {
      logger.info('changes done', await run(items, await ports()));
    } catch (error) {
      // What the SDK says may quote what it was given, and the runtime logs what is thrown: only its name goes on.
      throw new Error(`${items.length} changes failed: ${nameOf(error)}`);
    }
    return { batchItemFailures: [] };
  };
};
