import { createHash } from 'node:crypto';
import type { Form } from './form.ts';

const windowMs = 10 * 60_000;

/**
 * There is no id and no webhook: a pending answer is fetched by repeating the same request. The first call starts the
 * check, later ones within the window may find it done. Only digests are kept, never account numbers.
 */
export const pendingChecks = (now: () => number = Date.now) => {
  const started = new Map<string, { readonly since: number; readonly times: number }>();
  return {
    /** How often this was asked within the window, this time included. */
    asked: (form: Form): number => {
      const digest = createHash('sha256').update(JSON.stringify(form)).digest('base64');
      const check = started.get(digest);
      const begun = check && now() - check.since < windowMs ? check : { since: now(), times: 0 };
      started.set(digest, { ...begun, times: begun.times + 1 });
      return begun.times + 1;
    },
    forget: () => started.clear(),
  };
};

export type PendingChecks = ReturnType<typeof pendingChecks>;
