import type { QueueConsumer } from '#functions/entry/queue.ts';
import type { StreamConsumer } from '#functions/entry/stream.ts';
import type { Pattern } from '#functions/rules/events/event.ts';
import { patternsIn } from '#functions/rules/events/matches.ts';
import type { Found } from './found.ts';

/** AWS gives the stream of a table two readers before it throttles them, */
const readersAtMost = 2;
/** and one reader five filters: of more events the last filter lets through what any of them wants. */
const filtersAtMost = 5;

/** A pattern, or several of which one has to hold. */
export type Filter = Pattern | { readonly $or: readonly Pattern[] };

/** `[a, b, c, d, { $or: [e, f] }]` of six. */
const filtersOf = (patterns: readonly Pattern[]): readonly Filter[] =>
  patterns.length <= filtersAtMost
    ? patterns
    : [...patterns.slice(0, filtersAtMost - 1), { $or: patterns.slice(filtersAtMost - 1) }];

type Streams = readonly Found<Pick<StreamConsumer, 'events' | 'needs'>>[];
type Queues = readonly Found<Pick<QueueConsumer, 'event'>>[];

const isPublisher = ({ value }: Streams[number]): boolean => value.needs.includes('eventQueues.publish');

/** Runtimes and test runners list the exports of a module in different orders: a template has one. */
const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name < other.name ? -1 : 1;

/**
 * Of which changes each stream consumer is told, by its entry: one that publishes, of the events that a queue consumer
 * wants; any other, of its own. What could never arrive stops the build with a sentence.
 */
export const patternsOf = (streams: Streams, queues: Queues): ReadonlyMap<string, readonly Filter[]> => {
  if (streams.length > readersAtMost)
    throw new Error(
      `${streams.map(({ entry }) => entry).join(', ')} would all read the table's stream, and AWS lets ${readersAtMost}: what is slow or outside belongs into functions/queues`,
    );
  const wanted = new Set(queues.map(({ value }) => value.event.name));
  const published = new Set(streams.filter(isPublisher).flatMap(({ value }) => value.events.map(({ name }) => name)));
  for (const { entry, value } of queues)
    if ('pattern' in value.event && !published.has(value.event.name))
      throw new Error(
        `functions/${entry}.ts waits for ${value.event.name}, which nobody publishes: functions/rules/events/index.ts lacks its line`,
      );
  return new Map(
    streams.map((stream) => {
      const { entry, value } = stream;
      const events = isPublisher(stream) ? value.events.filter(({ name }) => wanted.has(name)) : value.events;
      return [entry, filtersOf(events.toSorted(byName).flatMap(({ pattern }) => patternsIn(pattern)))];
    }),
  );
};
