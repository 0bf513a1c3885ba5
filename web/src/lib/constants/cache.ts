export const cacheMs = 300_000;

interface Entry {
  readonly value: unknown;
  readonly at: number;
}

/**
 * Remembers lists for five minutes. A list that cannot be renewed is answered from the stale copy, and without one from
 * `fallback`, which is not remembered: the next question tries the server again. Simultaneous questions share one request.
 */
export const createCache = (now: () => number = Date.now) => {
  const entries = new Map<string, Entry>();
  const underway = new Map<string, Promise<unknown>>();

  const renew = async (key: string, request: () => Promise<unknown>, fallback: unknown) => {
    try {
      const value = await request();
      entries.set(key, { value, at: now() });
      return value;
    } catch {
      return entries.get(key)?.value ?? fallback;
    } finally {
      underway.delete(key);
    }
  };

  return <T>(key: string, request: () => Promise<T>, fallback: T): Promise<T> => {
    const entry = entries.get(key);
    if (entry && now() - entry.at < cacheMs) return Promise.resolve(entry.value as T);
    const pending = underway.get(key) ?? renew(key, request, fallback);
    underway.set(key, pending);
    return pending as Promise<T>;
  };
};
