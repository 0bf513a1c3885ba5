import type { Subscription } from '../api/subscriptions.ts';
import { isOpen, outcomeOf, refusedAs, type Outcome } from './outcome.ts';

export interface FollowCalls {
  /** Lets the server ask PayPal. */
  readonly confirm: () => Promise<Subscription>;
  readonly show: () => Promise<Subscription>;
  readonly wait: (seconds: number) => Promise<unknown>;
  readonly now: () => string;
}

/** Seconds between two questions: PayPal mostly knows at once, and seldom after minutes. */
export const pauses: readonly number[] = [1, 1, 2, 2, 3, 5, 8, 13, 20, 30, 30, 30, 30, 30, 30];

/** Has PayPal asked once, then reads what the server knows until there is an end to tell, or nobody would wait longer. */
export const follow = async (
  { confirm, show, wait, now }: FollowCalls,
  tell: (outcome: Outcome) => void,
): Promise<void> => {
  let isConfirmed = false;
  for (const pause of pauses) {
    const outcome = await (isConfirmed ? show() : confirm()).then((one) => outcomeOf(one, now()), refusedAs);
    isConfirmed ||= outcome.state !== 'offline';
    tell(outcome);
    if (!isOpen(outcome)) return;
    await wait(pause);
  }
  tell({ state: 'late' });
};
