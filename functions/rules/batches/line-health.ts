import { plusSeconds } from '../time.ts';
import type { Line } from './batch.ts';

/** So many failures in a row, and a bank is left alone for a while. */
const failuresAtMost = 5;
const restSeconds = 60;
/** So often it is tried out afterwards; then the rows that are left of it are given up. */
const probesAtMost = 5;
/** Rows of one bank that are asked about at once. */
export const perLine = 25;

const healthy: Line = { failedInRow: 0, probes: 0 };

/** Of a bank that did not fail last there is nothing to remember. */
export const isHealthy = ({ failedInRow, restsUntil }: Line): boolean => failedInRow === 0 && restsUntil === undefined;

/** How asking about a row ended, as far as its bank is concerned. */
export interface Tried {
  /** The bank, or who asks it, failed in a way that may pass. */
  readonly hasFailed: boolean;
  /** When it was put on. */
  readonly at: string;
}

/** What is known of a bank after one more row. Late failures of rows that were put on before its rest say nothing new. */
export const lineAfter = (line: Line = healthy, { hasFailed, at }: Tried, now: string): Line => {
  if (!hasFailed) return healthy;
  const { restsUntil, failedInRow, probes } = line;
  if (restsUntil === undefined) {
    const failed = { ...line, failedInRow: failedInRow + 1 };
    return failed.failedInRow < failuresAtMost ? failed : { ...failed, restsUntil: plusSeconds(now, restSeconds) };
  }
  return at < restsUntil ? line : { ...line, probes: probes + 1, restsUntil: plusSeconds(now, restSeconds) };
};

/** A bank that was tried out so often in vain is not asked any more in this attempt. */
export const isGivenUp = (line: Line | undefined): boolean => (line?.probes ?? 0) >= probesAtMost;

/** How many more rows of a bank may be put on, beside those put on at these times: after a rest one alone, to try it out. */
export const roomOf = (line: Line | undefined, inFlight: readonly string[], now: string): number => {
  const restsUntil = line?.restsUntil;
  if (restsUntil === undefined) return perLine - inFlight.length;
  if (isGivenUp(line) || now < restsUntil) return 0;
  return inFlight.some((at) => at >= restsUntil) ? 0 : 1;
};
