import type { Environment } from './environment.ts';

/** How many environments there may be. */
export interface PoolLimits {
  /** Environments kept alive; above it the one idle for longest goes first. */
  readonly live: number;
  /** Events that run at once; further ones wait their turn, so that a burst cannot exhaust the machine. */
  readonly busy: number;
  /** Environments that start at once: more would only slow each other down. */
  readonly starting: number;
  /** Environments of one function; one whose event has run for longer waits for something, and is not counted. */
  readonly quick: { readonly environments: number; readonly ms: number };
}

/** Between two looks whether the environments of a function have come to wait. */
const lookMs = 50;

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
 * another event gave back, or a new one. A burst of quick events thus shares a few environments, as more threads would
 * not compute more; events that wait for something get further ones.
 */
export const environmentPool = (limits: PoolLimits): Pool => {
  const all = new Map<Environment, string>();
  /** Since when an environment runs its event, by `performance.now()`. */
  const runsSince = new Map<Environment, number>();
  // In the order they became idle: the first has been idle for longest.
  let idle: { readonly key: string; readonly environment: Environment }[] = [];
  const queue: Waiting[] = [];
  /** The function of every environment that is starting. */
  const starting: string[] = [];
  let lookingAgain: NodeJS.Timeout | undefined;
  let busy = 0;

  const reuse = (key: string): Environment | undefined => {
    const found = idle.findLastIndex((entry) => entry.key === key && entry.environment.isAlive);
    return found < 0 ? undefined : idle.splice(found, 1)[0]?.environment;
  };

  const hand = (waiting: Waiting, taken: Taken): void => {
    queue.splice(queue.indexOf(waiting), 1);
    busy += 1;
    runsSince.set(taken.environment, performance.now());
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

  const isQuick = (environment: Environment): boolean =>
    performance.now() - (runsSince.get(environment) ?? performance.now()) < limits.quick.ms;

  const lookAgainSoon = (): void => {
    lookingAgain ??= setTimeout(() => {
      lookingAgain = undefined;
      serveQueue();
    }, lookMs);
  };

  const startFor = ({ key, start }: Waiting): void => {
    if (starting.length >= limits.starting || busy + starting.length >= limits.busy) return;
    const quick = [...all].filter(([environment, of]) => of === key && isQuick(environment));
    if (quick.length >= limits.quick.environments) return lookAgainSoon();
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
      runsSince.delete(environment);
      if (environment.isAlive) idle.push({ key, environment });
      serveQueue();
      trim(limits.live);
    },
    forget: (environment) => {
      all.delete(environment);
      runsSince.delete(environment);
      idle = idle.filter((entry) => entry.environment !== environment);
    },
    close: async () => {
      clearTimeout(lookingAgain);
      await Promise.all([...all.keys()].map((environment) => environment.kill()));
    },
  };
};
