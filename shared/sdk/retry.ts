import { CuentaClaraError } from './errors.ts';

const firstWaitMs = 500;
const longestWaitMs = 8_000;
/** Whoever is asked to wait longer than this is told so instead. */
const patienceMs = 60_000;

/** Statuses of what may have happened all the same; only what can be repeated is tried again after one. */
const undecided: readonly number[] = [0, 502, 503, 504];

const isPassing = ({ status, code }: CuentaClaraError, isRepeatable: boolean): boolean =>
  status === 429 || code === 'errors.idempotencyInProgress' || (isRepeatable && undecided.includes(status));

/** How long to wait before a call is tried again: as long as the answer asks, and a random while more. */
const waitAfter = ({ retryAfterSeconds = 0 }: CuentaClaraError, tries: number): number =>
  retryAfterSeconds * 1_000 + Math.random() * Math.min(longestWaitMs, firstWaitMs * 2 ** tries);

export const sleep = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });

export interface Retrying {
  readonly retries: number;
  readonly signal: AbortSignal | undefined;
  /** Whether doing it twice does no more than doing it once. */
  readonly isRepeatable: boolean;
}

/** Tries until it succeeds, fails for good, or was tried often enough. */
export const repeat = async <T>(
  act: (tries: number) => Promise<T>,
  { retries, signal, isRepeatable }: Retrying,
): Promise<T> => {
  for (let tries = 0; ; tries += 1)
    try {
      return await act(tries);
    } catch (error) {
      if (!(error instanceof CuentaClaraError) || tries >= retries || !isPassing(error, isRepeatable)) throw error;
      if ((error.retryAfterSeconds ?? 0) * 1_000 > patienceMs) throw error;
      await sleep(waitAfter(error, tries), signal);
    }
};
