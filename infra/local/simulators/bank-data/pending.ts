import { createHash } from 'node:crypto';
import type { Form } from './form.ts';

const WINDOW_MS = 10 * 60_000;

/**
 * There is no id and no webhook: a pending answer is fetched by repeating the same request. The first call starts the
 * check, later ones within the window find it done. Only digests are kept, never account numbers.
 */
export function pendingChecks(now: () => number = Date.now) {
  const started = new Map<string, number>();
  return {
    isDone(form: Form): boolean {
      const digest = createHash('sha256').update(JSON.stringify(form)).digest('base64');
      const since = started.get(digest);
      if (since !== undefined && now() - since < WINDOW_MS) return true;
      started.set(digest, now());
      return false;
    },
    forget: () => started.clear(),
  };
}

export type PendingChecks = ReturnType<typeof pendingChecks>;
