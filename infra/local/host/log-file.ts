import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A log that never grows beyond its bounds and never stops who writes it. */
export interface LogFile {
  readonly write: (text: string) => void;
  /** Writes what is gathered; what comes later is written at once. */
  readonly close: () => void;
}

interface Bounds {
  readonly bytes: number;
  /** Older files, `.1` the newest of them. */
  readonly older: number;
}

const usualBounds: Bounds = { bytes: 5_000_000, older: 2 };

/** Lines are gathered so long and written together: one write costs more than a hundred lines. */
const gatherMs = 50;

interface LogOptions {
  readonly log: (line: string) => void;
  readonly bounds?: Bounds;
}

/** Appends to a file; one that is full becomes the first of the older ones. */
export const logFile = (file: string, { log, bounds = usualBounds }: LogOptions): LogFile => {
  let gathered = '';
  let timer: NodeJS.Timeout | undefined;
  let size: number | undefined;
  let isFailing = false;
  let isClosed = false;

  const rotate = (): void => {
    for (let age = bounds.older; age > 0; age -= 1) {
      const from = age === 1 ? file : `${file}.${age - 1}`;
      if (existsSync(from)) renameSync(from, `${file}.${age}`);
    }
    size = 0;
  };

  const append = (text: string): void => {
    if (size === undefined) {
      mkdirSync(dirname(file), { recursive: true });
      size = existsSync(file) ? statSync(file).size : 0;
    }
    const bytes = Buffer.byteLength(text);
    if (size > 0 && size + bytes > bounds.bytes) rotate();
    appendFileSync(file, text);
    size += bytes;
  };

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const text = gathered;
    gathered = '';
    if (text === '') return;
    try {
      append(text);
      isFailing = false;
    } catch (error) {
      // A full disk costs lines, not the product; it is said once until it is over.
      if (!isFailing) log(`${file} cannot be written, so its lines are lost: ${String(error)}`);
      isFailing = true;
      size = undefined;
    }
  };

  return {
    write: (text) => {
      gathered += text;
      if (isClosed) flush();
      else timer ??= setTimeout(flush, gatherMs);
    },
    close: () => {
      isClosed = true;
      flush();
    },
  };
};
