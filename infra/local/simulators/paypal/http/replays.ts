import { hours } from '../time.ts';
import type { Answer } from './answer.ts';

/** What was answered to a `PayPal-Request-Id` is kept so long. */
const keptFor = 6 * hours;

/** Answers of calls that were done, by their request id: the same call again is not done again. */
export const openReplays = () => {
  const kept = new Map<string, { readonly at: number; readonly answer: Answer }>();
  return {
    find: (key: string, now: number): Answer | undefined => {
      const found = kept.get(key);
      return found && now - found.at < keptFor ? found.answer : undefined;
    },
    keep: (key: string, answer: Answer, now: number): void => {
      for (const [old, { at }] of kept) {
        if (now - at < keptFor) break;
        kept.delete(old);
      }
      kept.delete(key);
      kept.set(key, { at: now, answer });
    },
  };
};

export type Replays = ReturnType<typeof openReplays>;
