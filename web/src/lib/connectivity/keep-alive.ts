/** Limits of spec section 9, in milliseconds. */
export const pingEveryMs = 5 * 60_000;
export const pingTimeoutMs = 3_000;
export const staleWhenVisibleMs = 240_000;
export const staleBeforeLoginMs = 120_000;

export interface KeepAlive {
  /** Online: pings every five minutes. */
  readonly schedule: () => void;
  /** Offline: no ping makes sense. */
  readonly cancel: () => void;
  /** The page became visible: pings if the last one is old. */
  readonly visible: () => void;
  /** Before login or register: wakes the server if the last ping is old. Never rejects. */
  readonly warmUp: () => Promise<void>;
}

/** Keeps the server warm while somebody looks at the product. `ping` may fail: the next one comes anyway. */
export const createKeepAlive = (ping: () => Promise<unknown>, now: () => number = Date.now): KeepAlive => {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setInterval> | undefined;

  const send = async () => {
    last = now();
    await ping().catch(() => undefined);
  };
  const sendIfOlderThan = async (ms: number) => {
    if (now() - last > ms) await send();
  };

  const cancel = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const schedule = () => {
    cancel();
    timer = setInterval(() => void send(), pingEveryMs);
  };

  return {
    schedule,
    cancel,
    visible: () => void sendIfOlderThan(staleWhenVisibleMs),
    warmUp: () => sendIfOlderThan(staleBeforeLoginMs),
  };
};
