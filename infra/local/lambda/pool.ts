import type { Environment } from './environment.ts';

export interface PoolLimits {
  /** Environments kept alive; above it the one idle for longest goes first. */
  live: number;
  /** Events that run at once; further ones wait their turn, so that a burst cannot exhaust the machine. */
  busy: number;
  /** Environments that start at once: more would only slow each other down. */
  starting: number;
  /** Environments of one function that are plenty while they are quick: then cores are short, not environments. */
  plenty: number;
}

/** Environments are quick while one of them has given back an event within these milliseconds. */
const quickMs = 100;

interface Taken {
  environment: Environment;
  isNew: boolean;
}

export interface Pool {
  /** An environment of the function, the one used last or a new one: whichever is ready first. */
  take: (key: string, start: () => Environment) => Promise<Taken>;
  giveBack: (key: string, environment: Environment) => void;
  forget: (environment: Environment) => void;
  close: () => Promise<void>;
}

interface Waiting {
  key: string;
  start: () => Environment;
  resolve: (taken: Taken) => void;
}

/**
 * Events wait in one queue, oldest first. Each gets the first environment of its function that is free: one that
 * another event gave back, or a new one. A burst of quick events thus shares the few environments that are up; one of
 * events that wait, for a bank or a lock, gets ever more.
 */
export function createPool(limits: PoolLimits): Pool {
  const all = new Map<Environment, string>();
  const gaveBackAt = new Map<string, number>();
  // In the order they became idle: the first has been idle for longest.
  let idle: { key: string; environment: Environment }[] = [];
  const queue: Waiting[] = [];
  /** The function of every environment that is starting. */
  const starting: string[] = [];
  let busy = 0;

  function serveQueue(): void {
    for (const waiting of queue.slice()) {
      if (busy >= limits.busy) return;
      const environment = reuse(waiting.key);
      if (environment) hand(waiting, { environment, isNew: false });
    }
    for (const [key, waiting] of Map.groupBy(queue, ({ key: each }) => each))
      for (const one of waiting.slice(count(starting, key))) if (!isServed(key)) startFor(one);
  }

  function isServed(key: string): boolean {
    const isQuick = performance.now() - (gaveBackAt.get(key) ?? -Infinity) < quickMs;
    return isQuick && count([...all.values()], key) >= limits.plenty;
  }

  function hand(waiting: Waiting, taken: Taken): void {
    queue.splice(queue.indexOf(waiting), 1);
    busy += 1;
    waiting.resolve(taken);
  }

  function reuse(key: string): Environment | undefined {
    const found = idle.findLastIndex((entry) => entry.key === key && entry.environment.isAlive);
    return found < 0 ? undefined : idle.splice(found, 1)[0]?.environment;
  }

  function startFor({ key, start }: Waiting): void {
    if (starting.length >= limits.starting || busy + starting.length >= limits.busy) return;
    trim(limits.live - 1);
    starting.push(key);
    const environment = start();
    all.set(environment, key);
    void environment.ready.then(() => {
      starting.splice(starting.indexOf(key), 1);
      const first = queue.find((waiting) => waiting.key === key);
      if (first) hand(first, { environment, isNew: true });
      else if (environment.isAlive) idle.push({ key, environment });
      serveQueue();
    });
  }

  function trim(limit: number): void {
    while (all.size > limit) {
      const oldest = idle.shift();
      if (!oldest) return;
      all.delete(oldest.environment);
      void oldest.environment.kill();
    }
  }

  return {
    take(key, start) {
      const { promise, resolve } = Promise.withResolvers<Taken>();
      queue.push({ key, start, resolve });
      serveQueue();
      return promise;
    },
    giveBack(key, environment) {
      busy -= 1;
      gaveBackAt.set(key, performance.now());
      if (environment.isAlive) idle.push({ key, environment });
      serveQueue();
      trim(limits.live);
    },
    forget(environment) {
      all.delete(environment);
      idle = idle.filter((entry) => entry.environment !== environment);
    },
    async close() {
      await Promise.all([...all.keys()].map((environment) => environment.kill()));
    },
  };
}

function count(values: readonly string[], value: string): number {
  return values.filter((each) => each === value).length;
}
