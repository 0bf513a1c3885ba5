import {
  retryAfterSeconds,
  webhookLimits,
  type DeliveryState,
  type DeliveryTrouble,
} from '#shared/validation/webhooks.ts';
import { daySeconds, plusSeconds } from '../time.ts';

/** One try to deliver an event. */
export interface Try {
  readonly at: string;
  /** What the receiver answered; absent where it did not. */
  readonly status?: number | undefined;
  /** Why it failed; absent where it did not. */
  readonly trouble?: DeliveryTrouble | undefined;
  readonly durationMs: number;
}

/** What came of a try. */
export interface Tried {
  readonly made: Try;
  /** As it was sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answer?: string | undefined;
  /** What the receiver asked for. */
  readonly retryAfterSeconds?: number | undefined;
}

/** What a delivery is after it. */
export interface AfterTry {
  readonly state: DeliveryState;
  readonly tries: readonly Try[];
  /** Since it was put on last. */
  readonly attempts: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: string | undefined;
  readonly nextTryAt: string | undefined;
}

/** A delivery that is replayed again and again keeps those of late. */
const keptTries = 20;
const jitter = 0.1;

/** Seconds to the next try, a tenth more or less by chance; a receiver may ask for more, up to a day. */
const pauseOf = (failed: number, asked: number, chance: number): number | undefined => {
  const pause = retryAfterSeconds[failed - 1];
  if (pause === undefined) return undefined;
  return Math.max(pause * (1 - jitter + 2 * jitter * chance), Math.min(asked, daySeconds));
};

/** What a delivery becomes by a try: delivered, waiting for the next one, or failed after the last. `chance`: from 0 to 1. */
export const afterTry = (
  delivery: Pick<AfterTry, 'tries' | 'attempts'>,
  tried: Tried,
  now: string,
  chance: number,
): AfterTry => {
  const attempts = delivery.attempts + 1;
  const { made, headers, answer } = tried;
  const seen = {
    attempts,
    headers,
    answer: answer?.slice(0, webhookLimits.answerCharacters),
    tries: [...delivery.tries, made].slice(-keptTries),
  };
  if (made.trouble === undefined) return { ...seen, state: 'delivered', nextTryAt: undefined };
  const pause = pauseOf(attempts, tried.retryAfterSeconds ?? 0, chance);
  if (pause === undefined) return { ...seen, state: 'failed', nextTryAt: undefined };
  return { ...seen, state: 'waiting', nextTryAt: plusSeconds(now, pause) };
};
