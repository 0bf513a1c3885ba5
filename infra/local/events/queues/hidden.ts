/**
 * The messages a poller received, and until when their queue hides them by the product's clock. The emulator counts by
 * the machine's: when the product's time is moved on, what failed becomes visible through here.
 */
export interface HiddenMessages {
  readonly add: (handle: string, until: number) => void;
  readonly change: (handle: string, until: number) => void;
  /** Its delivery failed: it may become visible again. */
  readonly release: (handle: string) => void;
  readonly showNow: (handle: string) => void;
  readonly forget: (handle: string) => void;
  readonly revealDue: (now: number) => Promise<void>;
  readonly nextDue: () => number;
}

interface Hidden {
  readonly until: number;
  readonly isReleased: boolean;
}

export const hiddenMessages = (reveal: (handle: string) => Promise<void>): HiddenMessages => {
  const messages = new Map<string, Hidden>();
  const update = (handle: string, change: Partial<Hidden>): void => {
    const message = messages.get(handle);
    if (message) messages.set(handle, { ...message, ...change });
  };

  return {
    add: (handle, until) => void messages.set(handle, { until, isReleased: false }),
    change: (handle, until) => update(handle, { until }),
    release: (handle) => update(handle, { isReleased: true }),
    showNow: (handle) => update(handle, { isReleased: true, until: 0 }),
    forget: (handle) => void messages.delete(handle),
    revealDue: async (now) => {
      for (const [handle, { until, isReleased }] of messages) {
        if (!isReleased || until > now) continue;
        messages.delete(handle);
        await reveal(handle);
      }
    },
    nextDue: () => Math.min(Infinity, ...[...messages.values()].flatMap((one) => (one.isReleased ? [one.until] : []))),
  };
};
