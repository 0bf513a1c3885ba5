import * as z from 'zod';
import type { Clock } from '../../host/clock.ts';
import { readWhole, writeWhole } from '../../host/files.ts';
import type { RawRecord } from './shard.ts';

/** Tells the product's time of a record: the emulator stamps it with the machine's. */
export interface Times {
  readonly creationOf: (table: string, record: RawRecord) => number;
  readonly close: () => void;
}

/** One advance of the clock: the offset before it, and each table's newest record at that moment. */
const advance = z.object({ offset: z.number(), newest: z.record(z.string(), z.number()) });

interface Parts {
  readonly file: string;
  readonly clock: Pick<Clock, 'now' | 'onAdvance'>;
  readonly tables: readonly string[];
  /** Absent when the emulator's file is out of reach: records then take the offset of the moment they are read. */
  readonly newest: ((table: string) => number) | undefined;
}

/** Advances that are remembered; records older than so many have long been delivered or given up. */
const remembered = 1000;

export const times = ({ file, clock, tables, newest }: Parts): Times => {
  const offsetNow = (): number => clock.now() - Date.now();
  let advances = readWhole(file, z.array(advance)) ?? [];
  let offset = offsetNow();

  const stop = clock.onAdvance(() => {
    if (!newest) return;
    const reached = Object.fromEntries(tables.map((table) => [table, newest(table)]));
    advances = [...advances, { offset, newest: reached }].slice(-remembered);
    offset = offsetNow();
    writeWhole(file, advances);
  });

  return {
    creationOf: (table, { dynamodb: { SequenceNumber, ApproximateCreationDateTime } }) => {
      const number = Number(SequenceNumber);
      const since = advances.find((one) => number <= (one.newest[table] ?? 0));
      return ApproximateCreationDateTime * 1000 + (since?.offset ?? offsetNow());
    },
    close: stop,
  };
};
