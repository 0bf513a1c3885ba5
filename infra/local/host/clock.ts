import * as z from 'zod';
import { readWhole, writeWhole } from './files.ts';

/** The product's time: the machine's clock plus an offset that only `advance` moves, forwards. */
export interface Clock {
  readonly now: () => number;
  readonly advance: (seconds: number) => void;
  /** Calls the listener after every advance; the returned function unsubscribes. */
  readonly onAdvance: (listener: () => void) => () => void;
  /** The offset in milliseconds as one signed 64-bit integer, shared with every function's thread. */
  readonly offset: SharedArrayBuffer;
}

/** Dates of five digits and more break whoever sorts them as texts. */
const furthestYears = 100;
const furthestMs = furthestYears * 365 * 86_400_000;

const ahead = z.number().int().min(0).max(furthestMs);
/** An object, because a number that lost its end is another number; state directories of before hold such a number. */
const stored = z.union([z.object({ aheadMs: ahead }), ahead.transform((aheadMs) => ({ aheadMs }))]);

/** With a file, the offset survives a restart: time that was moved on stays moved on. */
export const productClock = (file?: string): Clock => {
  const offset = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
  const milliseconds = new BigInt64Array(offset);
  const kept = file === undefined ? undefined : readWhole(file, stored);
  Atomics.store(milliseconds, 0, BigInt(kept?.aheadMs ?? 0));
  const listeners = new Set<() => void>();

  return {
    offset,
    now: () => Date.now() + Number(Atomics.load(milliseconds, 0)),
    advance: (seconds) => {
      if (!Number.isFinite(seconds) || seconds < 0)
        throw new RangeError(`The clock only moves forwards: cannot advance ${seconds} seconds.`);
      const aheadMs = Number(Atomics.load(milliseconds, 0)) + Math.round(seconds * 1000);
      if (aheadMs > furthestMs)
        throw new RangeError(
          `The clock goes no further than ${furthestYears} years: cannot advance ${seconds} seconds.`,
        );
      // Kept before it is told: a time that cannot be kept would go back at the next start.
      if (file !== undefined) writeWhole(file, { aheadMs });
      Atomics.store(milliseconds, 0, BigInt(aheadMs));
      for (const listener of listeners) listener();
    },
    onAdvance: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
