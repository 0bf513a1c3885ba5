import { webhookLimits } from '#shared/validation/webhooks.ts';
import { minusDays, plusSeconds } from '../time.ts';

/** How a try ended, and when. */
export interface Ended {
  readonly at: string;
  readonly isDelivered: boolean;
  /** The receiver says that it is gone for good. */
  readonly isGone?: boolean;
}

/** How a receiver does, as its webhook remembers it. */
interface Standing {
  readonly failingSince?: string | undefined;
  readonly lastTriedAt?: string | undefined;
  readonly recent: string;
}

const after = ({ failingSince, recent }: Standing, { at, isDelivered }: Ended): Standing => ({
  failingSince: isDelivered ? undefined : (failingSince ?? at),
  lastTriedAt: at,
  recent: (recent + (isDelivered ? '+' : '-')).slice(-webhookLimits.recent),
});

/** How a receiver does after some tries. */
export const standingAfter = ({ failingSince, lastTriedAt, recent }: Standing, ended: readonly Ended[]): Standing =>
  ended.reduce(after, { failingSince, lastTriedAt, recent });

/** Whether a receiver is to be switched off: it said that it is gone, or nothing has succeeded for days. */
export const isGivenUp = (standing: Standing, ended: readonly Ended[]): boolean => {
  const last = ended.at(-1);
  if (!last || last.isDelivered) return false;
  if (last.isGone) return true;
  const { failingSince } = standingAfter(standing, ended);
  return failingSince !== undefined && failingSince <= minusDays(last.at, webhookLimits.disabledAfterDays);
};

const failuresInRow = 3;

/** A receiver that failed so often in a row is down: whatever else is due would only take its time. */
export const isDown = (ended: readonly Ended[]): boolean =>
  ended.length >= failuresInRow && ended.slice(-failuresInRow).every(({ isDelivered }) => !isDelivered);

const minute = 60;
const longestRest = 15 * minute;

/** Until when a receiver that is down is left alone, the longer the more often in a row it was. */
export const restFrom = (now: string, rests: number): string =>
  plusSeconds(now, Math.min(minute * 2 ** Math.min(rests, 10), longestRest));
