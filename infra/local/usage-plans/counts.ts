import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readWhole, writeWhole } from '../host/files.ts';
import type { Place } from './api-key.ts';
import { dayOf } from './period.ts';

/** How many requests each key made on each day. */
export interface Counts {
  readonly add: (place: Place, day: string) => void;
  readonly on: (place: Place, day: string) => number;
  /** From one day to another, both included. */
  readonly between: (place: Place, first: string, last: string) => number;
  /** Writes what is not on disk yet. */
  readonly flush: () => void;
  /** As a power cut would: what is not on disk yet is lost. */
  readonly abandon: () => void;
}

const keptDays = 90;
/** A power cut loses the counts of this time at most. */
const lossMs = 1000;

const stored = z.record(z.string(), z.int().min(0));

const nameOf = ({ planId, keyId }: Place): string => `${planId} ${keyId}`;

/** A file for each day, written whole a second after the first request that is not in it. */
export const openCounts = (
  directory: string,
  { now, log }: { readonly now: () => number; readonly log: (line: string) => void },
): Counts => {
  const days = new Map<string, Map<string, number>>();
  const unwritten = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const fileOf = (day: string) => join(directory, `${day}.json`);

  for (const name of existsSync(directory) ? readdirSync(directory) : []) {
    const [, day] = /^(\d{4}-\d\d-\d\d)\.json$/.exec(name) ?? [];
    if (day) days.set(day, new Map(Object.entries(readWhole(fileOf(day), stored) ?? {})));
  }

  const forgetBefore = (oldest: string): void => {
    for (const day of [...days.keys()].filter((each) => each < oldest)) {
      days.delete(day);
      unwritten.delete(day);
      rmSync(fileOf(day), { force: true });
    }
  };

  const begin = (day: string): Map<string, number> => {
    const counted = new Map<string, number>();
    days.set(day, counted);
    forgetBefore(dayOf(now() - keptDays * 86_400_000));
    return counted;
  };

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const day of unwritten) {
      writeWhole(fileOf(day), Object.fromEntries(days.get(day) ?? []));
      unwritten.delete(day);
    }
  };

  /** On a full disk the next request tries again. */
  const flushLater = (): void => {
    timer ??= setTimeout(() => {
      try {
        flush();
      } catch (error) {
        log(`The counts of the usage plans are not kept: ${String(error)}`);
      }
    }, lossMs).unref();
  };

  return {
    add: (place, day) => {
      const counted = days.get(day) ?? begin(day);
      counted.set(nameOf(place), (counted.get(nameOf(place)) ?? 0) + 1);
      unwritten.add(day);
      flushLater();
    },
    on: (place, day) => days.get(day)?.get(nameOf(place)) ?? 0,
    between: (place, first, last) => {
      const name = nameOf(place);
      let sum = 0;
      for (const [day, counted] of days) if (day >= first && day <= last) sum += counted.get(name) ?? 0;
      return sum;
    },
    flush,
    abandon: () => {
      clearTimeout(timer);
      unwritten.clear();
    },
  };
};
