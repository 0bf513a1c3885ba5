import { join } from 'node:path';
import type { StreamMapping } from '../mapping.ts';
import type { Poller, Rest, Surroundings } from '../poller.ts';
import type { Attempt } from './attempt.ts';
import { type GivenUpFor, failureMessage } from './failure.ts';
import { type Lane, lane } from './lane.ts';
import { positions } from './positions.ts';
import { streamRecord } from './record.ts';
import { type RawRecord, type Streams, horizon } from './shard.ts';

export interface StreamSurroundings extends Surroundings {
  readonly streams: Streams;
  /** Where positions are kept. */
  readonly directory: string;
  /** The number of a table's newest record, for mappings that begin there. */
  readonly newest: (table: string) => number;
  readonly creationOf: (table: string, record: RawRecord) => number;
  readonly isSwept: (table: string, record: RawRecord) => boolean;
  readonly send: (queueArn: string, body: string) => Promise<void>;
  readonly onMove: (table: string) => void;
}

export interface StreamPoller extends Poller {
  readonly table: string;
  /** Every record up to this number is done. */
  readonly doneTo: () => string;
}

/** A mapping of a table's stream: one reader, or as many as the mapping or a fault asks for. */
export const streamPoller = (mapping: StreamMapping, around: StreamSurroundings): StreamPoller => {
  const { clock, faults, region, creationOf, isSwept } = around;
  const { table } = mapping;
  const kept = positions(join(around.directory, `${mapping.name}.json`), () =>
    mapping.startsAt === 'LATEST' ? String(around.newest(table)) : horizon,
  );
  const counts = { invocations: 0, processed: 0, failedToQueue: 0 };
  let lanes: readonly Lane[] = [];
  let isClosed = false;
  /** Readers are replaced one set after the other. */
  let arranged: Promise<void> = Promise.resolve();

  const giveUp = async (shardId: string, attempt: Attempt, condition: GivenUpFor): Promise<void> => {
    const { length } = attempt.records;
    around.log(`${mapping.path}: ${length} records are given up: ${condition}`);
    if (mapping.onFailure !== undefined)
      await around.send(mapping.onFailure, failureMessage({ mapping, shardId, attempt, condition, now: clock.now() }));
    counts.failedToQueue += length;
  };

  const openLane = async (index: number, count: number): Promise<Lane> => {
    const shard = await around.streams.open(table);
    const origin = {
      mapping,
      region,
      now: () => clock.now(),
      creationOf: (raw: RawRecord) => creationOf(table, raw),
      isSwept: (raw: RawRecord) => isSwept(table, raw),
    };
    return lane({
      ...around,
      mapping,
      shard,
      index,
      lanes: count,
      position: () => kept.all()[index] ?? horizon,
      moveTo: (position) => {
        kept.move(index, position);
        around.onMove(table);
      },
      toRecord: (raw) => streamRecord(raw, origin),
      giveUp: (attempt, condition) => giveUp(shard.id, attempt, condition),
      count: ({ invocations = 0, processed = 0 }) => {
        counts.invocations += invocations;
        counts.processed += processed;
      },
    });
  };

  const closeLanes = (): Promise<unknown> => Promise.all(lanes.map((one) => one.close()));

  const arrange = async (): Promise<void> => {
    const wanted = Math.max(mapping.parallel, faults.lanes(mapping));
    if (isClosed || wanted === lanes.length) return;
    await closeLanes();
    kept.divide(wanted);
    lanes = await Promise.all(Array.from({ length: wanted }, (_, index) => openLane(index, wanted)));
  };
  const arrangeNext = (): void => {
    arranged = arranged.then(arrange).catch((error: unknown) => around.log(`${mapping.path}: ${String(error)}`));
  };
  faults.onChange(arrangeNext);
  arrangeNext();

  return {
    table,
    doneTo: kept.slowest,
    report: () => {
      const oldest = Math.min(...lanes.map((one) => one.oldest() ?? Infinity));
      return {
        mapping: mapping.path,
        source: mapping.sourceArn,
        function: mapping.functionArn,
        lagMs: oldest === Infinity ? 0 : Math.max(0, Math.round(clock.now() - oldest)),
        ...counts,
        checkpoint: kept.all(),
      };
    },
    wake: () => {
      for (const one of lanes) one.wake();
    },
    rested: async () => {
      await arranged;
      const rests = lanes.map((one) => {
        const rest = one.rested();
        one.wake();
        return rest;
      });
      return worst(await Promise.all(rests));
    },
    close: async () => {
      isClosed = true;
      await arranged;
      await closeLanes();
    },
  };
};

const order: readonly Rest[] = ['failing', 'gathering', 'idle'];
const worst = (rests: readonly Rest[]): Rest => order.find((rest) => rests.includes(rest)) ?? 'idle';
