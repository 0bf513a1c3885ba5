import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type * as z from 'zod';
import { logger, nameOf } from '../log.ts';
import { connect, type PortName, type PortsOf } from '../ports/connect.ts';
import type { TableEvent } from '../rules/events/event.ts';
import { matches } from '../rules/events/matches.ts';
import { connected } from './connected.ts';

/** One change of the table, as one of the events that its consumer reads the stream for. */
export interface Change<E extends TableEvent> {
  readonly event: E;
  readonly item: z.output<E['item']>;
}

/** What follows from changes of the table, in order per item, each at least once. */
export interface StreamConsumer<E extends TableEvent = TableEvent, N extends PortName = PortName> {
  readonly events: readonly E[];
  /** What customers lose while it fails. */
  readonly impact: string;
  readonly needs: readonly N[];
  /** Throws where not all of it was done: then all of it comes again, in smaller batches. */
  readonly run: (changes: readonly Change<E>[], ports: PortsOf<N>) => Promise<Readonly<Record<string, number>>>;
}

/** `onChange([validationFinalized], 'Usage is not counted.').needing(…).by(async (changes, ports) => …)` */
export const onChange = <E extends TableEvent>(events: readonly E[], impact: string) => ({
  needing: <const N extends PortName>(...needs: N[]) => ({
    by: (run: StreamConsumer<E, N>['run']): StreamConsumer<E, N> => ({ events, impact, needs, run }),
  }),
});

/** What any stream consumer needs beside its own ports. */
export const streamPorts = ['images.read'] as const satisfies readonly PortName[];

/** What a record tells, which may be nothing; `undefined` where this version does not understand it. */
const changesIn = async <E extends TableEvent>(
  events: readonly E[],
  record: DynamoDBRecord,
): Promise<readonly Change<E>[] | undefined> => {
  const { images } = await connect(streamPorts);
  const { NewImage, OldImage, ApproximateCreationDateTime: seconds } = record.dynamodb ?? {};
  const before = OldImage && { changedFrom: images.read(OldImage) };
  // Of an item that left, what it was is all there is.
  const now = images.read(NewImage ?? OldImage ?? {});
  const image = { ...now, ...before, ...(seconds && { changedAt: new Date(seconds * 1000).toISOString() }) };
  const told = events.filter(({ pattern }) => matches(pattern, record));
  const read = told.map((event) => ({ event, ...event.item.safeParse(image) }));
  // The filter of the stream lets nothing else through: who wants it is of another version.
  if (told.length > 0 && read.every(({ success }) => success))
    return read
      .map(({ event, data }) => ({ event, item: data as z.output<E['item']> }))
      .filter(({ event, item }) => event.tells?.(item) ?? true);
  logger.error('unreadable change', { eventId: record.eventID });
  return undefined;
};

type Handler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/**
 * The Lambda handler of a stream consumer. What comes before a change that cannot be read is done, and the answer names
 * that change: it and all after it come again. Where it is the first, the batch fails before anything is done: Lambda
 * halves it until that change is alone, tries it as often as it may, sets it aside and goes on, so that the others are
 * done once. Work that fails names nothing, because nobody knows how far it came: its batch is halved too.
 */
export const streamed = async <E extends TableEvent, N extends PortName>({
  events,
  needs,
  run,
}: StreamConsumer<E, N>): Promise<Handler> => {
  const ports = await connected(needs);
  await connected(streamPorts);
  return async ({ Records }) => {
    const read = await Promise.all(Records.map((record) => changesIn(events, record)));
    const unreadable = read.indexOf(undefined);
    // Named alone, it would be tried and set aside with everything that came after it.
    if (unreadable === 0) throw new Error('This version does not understand a change of the table');
    const changes = read.slice(0, unreadable < 0 ? undefined : unreadable).flatMap((each) => each ?? []);
    try {
      if (changes.length > 0) logger.info('changes done', await run(changes, await ports()));
    } catch (error) {
      // What the SDK says may quote what it was given, and the runtime logs what is thrown: only its name goes on.
      throw new Error(`${changes.length} changes failed: ${nameOf(error)}`);
    }
    if (unreadable < 0) return { batchItemFailures: [] };
    // An empty one means all of them.
    return { batchItemFailures: [{ itemIdentifier: Records[unreadable]?.dynamodb?.SequenceNumber ?? '' }] };
  };
};
