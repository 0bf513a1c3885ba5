import type { Environment } from './environment.ts';

/** How many environments there may be. */
export interface PoolLimits {
  /** Environments kept alive; above it the one idle for longest goes first. */
  readonly live: number;
  /** Events that run at once; further ones wait their turn, so that a burst cannot exhaust the machine. */
  readonly busy: number;
  /** Environments that start at once: more would only slow each other down. */
  readonly starting: number;
}

interface Taken {
  readonly environment: Environment;
  readonly isNew: boolean;
}

/** The execution environments of all functions. */
export interface Pool {
  /** An environment of the function, the one used last or a new one: whichever is ready first. */
  readonly take: (key: string, start: () => Environment) => Promise<Taken>;
  readonly giveBack: (key: string, environment: Environment) => void;
  readonly forget: (environment: Environment) => void;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly key: string;
  readonly start: () => Environment;
  readonly resolve: (taken: Taken) => void;
}

const count = (values: readonly string[], value: string): number => values.filter((each) => each === value).length;

/**
 * Events wait in one queue, oldest first. Each gets the first environment of its function that is free: one that
 * another event gave back, or a new one. A burst of quick events thus shares the few environments that are up.
 */
export const environmentPool = (limits: PoolLimits): Pool => {
  const all = new Set<Environment>();
  // In the order they became idle: the first has been idle for longest.
  let idle: { readonly key: string; readonly environment: Environment }[] = [];
  const queue: Waiting[] = [];
  /** The function of every environment that is starting. */
  const starting: string[] = [];
  let busy = 0;

  const reuse = (key: string): Environment | undefined => {
    const found = idle.findLastIndex((entry) => entry.key === key && entry.environment.isAlive);
    return found < 0 ? undefined : idle.splice(found, 1)[0]?.environment;
  };

  const hand = (waiting: Waiting, taken: Taken): void => {
    queue.splice(queue.indexOf(waiting), 1);
    busy += 1;
    waiting.resolve(taken);
  };

  const trim = (limit: number): void => {
    while (all.size > limit) {
      const oldest = idle.shift();
      if (!oldest) return;
      all.delete(oldest.environment);
      void oldest.environment.kill();
    }
  };

  const startFor = ({ key, start }: Waiting): void => {
    if (starting.length >= limits.starting || busy + starting.length >= limits.busy) return;
    trim(limits.live - 1);
    starting.push(key);
    const environment = start();
    all.add(environment);
    void environment.ready.then(() => {
      starting.splice(starting.indexOf(key), 1);
      const first = queue.find((waiting) => waiting.key === key);
      if (first) hand(first, { environment, isNew: true });
      else if (environment.isAlive) idle.push({ key, environment });
      serveQueue();
    });
  };

  const serveQueue = (): void => {
    for (const waiting of queue.slice()) {
      if (busy >= limits.busy) return;
      const environment = reuse(waiting.key);
      if (environment) hand(waiting, { environment, isNew: false });
    }
    for (const [key, waiting] of Map.groupBy(queue, ({ key: each }) => each))
      for (const one of waiting.slice(count(starting, key))) startFor(one);
  };

  return {
    take: (key, start) => {
      const { promise, resolve } = Promise.withResolvers<Taken>();
      queue.push({ key, start, resolve });
      serveQueue();
      return promise;
    },
    giveBack: (key, environment) => {
      busy -= 1;
      if (environment.isAlive) idle.push({ key, environment });
      serveQueue();
      trim(limits.live);
    },
    forget: (environment) => {
      all.delete(environment);
      idle = idle.filter((entry) => entry.environment !== environment);
    },
    close: async () => {
      await Promise.all([...all].map((environment) => environment.kill()));
    },
  };
};
