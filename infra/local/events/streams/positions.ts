import * as z from 'zod';
import { readWhole, writeWhole } from '../../host/files.ts';
import { horizon } from './shard.ts';

/** How far each reader of one mapping has come: the number of the last record it is done with. */
export interface Positions {
  readonly all: () => readonly string[];
  /** The one furthest behind. */
  readonly slowest: () => string;
  readonly move: (lane: number, to: string) => void;
  /** Another number of readers: all start where the slowest was. */
  readonly divide: (lanes: number) => void;
}

export const isBefore = (one: string, other: string): boolean => BigInt(one) < BigInt(other);

/** Kept in a file, which each move replaces whole. */
export const positions = (file: string, start: () => string): Positions => {
  const kept = readWhole(file, z.array(z.string()).min(1));
  let all: readonly string[] = kept ?? [start()];
  if (!kept) writeWhole(file, all);
  const slowest = (): string =>
    all.reduce((behind, position) => (isBefore(position, behind) ? position : behind), all[0] ?? horizon);

  return {
    all: () => all,
    slowest,
    move: (lane, to) => {
      if (all[lane] === to) return;
      all = all.with(lane, to);
      writeWhole(file, all);
    },
    divide: (lanes) => {
      if (all.length === lanes) return;
      all = Array.from({ length: lanes }, slowest);
      writeWhole(file, all);
    },
  };
};
