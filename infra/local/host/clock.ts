import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The product's time: the machine's clock plus an offset that only `advance` moves, forwards. */
export interface Clock {
  readonly now: () => number;
  readonly advance: (seconds: number) => void;
  /** Calls the listener after every advance; the returned function unsubscribes. */
  readonly onAdvance: (listener: () => void) => () => void;
  /** The offset in milliseconds as one signed 64-bit integer, shared with every function's thread. */
  readonly offset: SharedArrayBuffer;
}

const storedOffset = (file: string | undefined): bigint =>
  file && existsSync(file) ? BigInt(readFileSync(file, 'utf8').trim()) : 0n;

const store = (file: string, offset: bigint): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${offset}\n`);
};

/** With a file, the offset survives a restart: time that was moved on stays moved on. */
export const productClock = (file?: string): Clock => {
  const offset = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
  const milliseconds = new BigInt64Array(offset);
  Atomics.store(milliseconds, 0, storedOffset(file));
  const listeners = new Set<() => void>();

  return {
    offset,
    now: () => Date.now() + Number(Atomics.load(milliseconds, 0)),
    advance: (seconds) => {
      if (!Number.isFinite(seconds) || seconds < 0)
        throw new RangeError(`The clock only moves forwards: cannot advance ${seconds} seconds.`);
      Atomics.add(milliseconds, 0, BigInt(Math.round(seconds * 1000)));
      if (file) store(file, Atomics.load(milliseconds, 0));
      for (const listener of listeners) listener();
    },
    onAdvance: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
