import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Assembly } from '../assembly.ts';
import type { Call } from '../aws/wire.ts';
import type { Clock } from '../host/clock.ts';
import type { LambdaHost } from '../lambda.ts';
import { type EventFaults, eventFaults } from './faults.ts';
import type { Mapping } from './mapping.ts';
import type { MappingReport, Rest, Surroundings } from './poller.ts';
import type { Queues } from './queues/client.ts';
import { queuePoller } from './queues/poller.ts';
import { streams as openStreams } from './streams/shard.ts';
import { streamPoller } from './streams/poller.ts';
import type { StreamStore } from './streams/store.ts';
import { type Swept, swept as sweptItems } from './streams/swept.ts';
import { times } from './streams/times.ts';
import { trimmer } from './streams/trimmer.ts';
import { hiddenBy, touchedBy } from './touched.ts';
import { gathered } from './waker.ts';
import { within } from './within.ts';

/** What came of waiting until everything is delivered. */
export interface Drained {
  readonly isDrained: boolean;
  /** The mappings that still had something to deliver. */
  readonly open: readonly MappingReport[];
}

/** Delivers what tables and queues have for functions. */
export interface Events {
  readonly list: () => readonly MappingReport[];
  /**
   * Waits until nothing is left to deliver, not even what a delivery caused; no longer than this. Told part of a function's
   * name, it waits for what feeds that one only.
   */
  readonly drain: (seconds: number, ofFunction?: string) => Promise<Drained>;
  /** Waits, for a moment at most, until every mapping has done or tried what there is. */
  readonly settled: () => Promise<void>;
  /** Hears of every SDK call, so that nobody waits for the next look. */
  readonly hear: (call: Call) => void;
  /** Something was put into a queue from within this cloud. */
  readonly wake: (queue: string) => void;
  readonly faults: EventFaults;
  readonly swept: Swept;
  /** From now on nothing is kept of what is under way. */
  readonly abandon: () => void;
  readonly close: () => Promise<void>;
}

export interface EventsOptions {
  readonly assembly: Pick<Assembly, 'region'>;
  readonly mappings: readonly Mapping[];
  readonly clock: Clock;
  readonly lambda: Pick<LambdaHost, 'invoke'>;
  readonly dynamodb: { readonly port: number; readonly streams?: StreamStore | undefined };
  /** Absent when the templates have no queue. */
  readonly queues: Queues | undefined;
  readonly stateDir: string;
  readonly log: (line: string) => void;
}

/** In-flight batches may take this long when the cloud closes; then they are left as if it had been killed. */
const closingSeconds = 5;
const settlingSeconds = 5;
/** Lambda looks at a stream four times a second; a look after every write would cost more than the writes. */
const lookMs = 100;
/** Between two rounds of looking whether everything rests. */
const lookAgainMs = 5;

export const events = (options: EventsOptions): Events => {
  const { assembly, mappings, clock, lambda, dynamodb, queues, stateDir, log } = options;
  const directory = join(stateDir, 'events');
  const faults = eventFaults();
  const swept = sweptItems();
  const streams = openStreams(dynamodb.port);
  const ofStreams = mappings.filter((mapping) => mapping.kind === 'stream');
  const tables = [...new Set(ofStreams.map(({ table }) => table))];
  const written = times({
    file: join(directory, 'advances.json'),
    clock,
    tables,
    newest: dynamodb.streams?.newest,
  });
  let hurries = 0;
  let isAbandoned = false;

  const around: Surroundings = {
    clock,
    region: assembly.region,
    faults,
    invoke: lambda.invoke,
    isHurried: () => hurries > 0,
    isAbandoned: () => isAbandoned,
    log,
  };
  const theQueues = (): Queues => {
    if (!queues) throw new Error('The templates have no queue.');
    return queues;
  };
  const trim = trimmer(dynamodb.streams, () => readers);
  const readers = ofStreams.map((mapping) =>
    streamPoller(mapping, {
      ...around,
      streams,
      directory,
      newest: (table) => dynamodb.streams?.newest(table) ?? 0,
      creationOf: written.creationOf,
      isSwept: swept.has,
      send: (arn, body) => theQueues().send(arn.split(':').at(-1) ?? '', body, clock.now()),
      onMove: trim,
    }),
  );
  const consumers = mappings.flatMap((mapping) =>
    mapping.kind === 'queue' ? [queuePoller(mapping, { ...around, queues: theQueues() })] : [],
  );
  const pollers = [...readers, ...consumers];
  const lookSoon = new Map(readers.map((reader) => [reader, gathered(reader.wake, lookMs)]));
  const wakeAll = (): void => {
    for (const poller of pollers) poller.wake();
  };
  const stopClock = clock.onAdvance(wakeAll);

  /** Looks again and again until a whole round found every mapping at rest and none delivered meanwhile. */
  const until = async (isEnough: (rest: Rest) => boolean, seconds: number, ofFunction = ''): Promise<Drained> => {
    const end = performance.now() + seconds * 1000;
    const watched = pollers.filter((poller) => poller.report().function.includes(ofFunction));
    const invocations = (): number => watched.reduce((sum, poller) => sum + poller.report().invocations, 0);
    for (;;) {
      const before = invocations();
      const rests = await Promise.all(watched.map((poller) => within(poller.rested(), end)));
      if (rests.every((rest) => rest !== 'busy' && isEnough(rest)) && invocations() === before)
        return { isDrained: true, open: [] };
      // A round without time would call everybody busy.
      if (performance.now() + 2 * lookAgainMs >= end)
        return {
          isDrained: false,
          open: watched.flatMap((poller, index) => (rests[index] === 'idle' ? [] : [poller.report()])),
        };
      await wait(lookAgainMs);
    }
  };

  return {
    faults,
    swept,
    list: () => pollers.map((poller) => poller.report()),
    drain: async (seconds, ofFunction) => {
      hurries += 1;
      try {
        return await until((rest) => rest === 'idle', seconds, ofFunction);
      } finally {
        hurries -= 1;
      }
    },
    settled: async () => {
      await until(() => true, settlingSeconds);
    },
    hear: (call) => {
      const touched = touchedBy(call);
      for (const [reader, look] of lookSoon) if (touched.tables.includes(reader.table)) look();
      const hidden = hiddenBy(call);
      for (const consumer of consumers) {
        if (hidden) consumer.hide(hidden.handle, hidden.seconds);
        if (touched.queues.includes(consumer.queue)) consumer.wake();
      }
    },
    wake: (queue) => {
      for (const consumer of consumers) if (consumer.queue === queue) consumer.wake();
    },
    abandon: () => {
      isAbandoned = true;
    },
    close: async () => {
      stopClock();
      const closed = Promise.all(pollers.map((poller) => poller.close()));
      await within(closed, performance.now() + closingSeconds * 1000);
      isAbandoned = true;
      written.close();
      streams.close();
      queues?.close();
    },
  };
};
