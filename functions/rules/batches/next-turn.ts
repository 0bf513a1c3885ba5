import { secondsBetween } from '../time.ts';
import type { Batch } from './batch.ts';

const soonSeconds = 1;
/** A bank that takes so long takes longer. */
const slowAfterSeconds = 20;
const slowSeconds = 5;
/** Less than what SQS delays at most, and than what a batch is looked after by. */
const restAtMostSeconds = 30;

const restsEnd = ({ lines }: Batch): readonly string[] =>
  Object.values(lines).flatMap(({ restsUntil }) => restsUntil ?? []);

/** When a batch that asks is looked after next, in seconds: soon, unless nothing can have happened until then. */
export const secondsToNextTurn = (batch: Batch, now: string): number => {
  const { inFlight } = batch;
  if (inFlight.length > 0) {
    const youngest = Math.min(...inFlight.map(({ at }) => secondsBetween(at, now)));
    return youngest > slowAfterSeconds ? slowSeconds : soonSeconds;
  }
  const isHeldOnly = Object.keys(batch.held).length > 0;
  if (!isHeldOnly) return soonSeconds;
  const waits = restsEnd(batch).map((end) => Math.ceil(secondsBetween(now, end)));
  return Math.min(restAtMostSeconds, Math.max(soonSeconds, Math.min(...waits)));
};
