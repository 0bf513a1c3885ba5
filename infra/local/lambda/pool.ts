import type { Environment } from './environment.ts';

/** How many environments there may be. */
export interface PoolLimits {
  /** Environments kept alive; above it those go, the one idle for longest first, that were idle for so long. */
  readonly live: number;
  readonly idleMs: number;
  /** Events that run at once; further ones wait their turn, so that a burst cannot exhaust the machine. */
  readonly busy: number;
  /** Environments that start at once: more would only slow each other down. */
  readonly starting: number;
  /** Environments of one function; one whose event has run for longer waits for something, and is not counted. */
  readonly quick: { readonly environments: number; readonly ms: number };
  /** An event whose function has environments waits so long for one of them before another starts. */
  readonly patienceMs: number;
}

/** Between two looks whether an event has waited long enough, or the environments of its function wait. */
const lookMs = 25;

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
  /** Ends all environments; whoever takes one afterwards waits for good, as when the power is cut. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly key: string;
  /** By `performance.now()`. */
  readonly since: number;
  readonly start: () => Environment;
  readonly resolve: (taken: Taken) => void;
}

const count = (values: readonly string[], value: string): number => values.filter((each) => each === value).length;

/**
 * Events wait in one queue, oldest first. Each gets the first environment of its function that is free: one that
 * another event gave back, or a new one. To start one costs more processor time than ten events, so a burst of quick
 * events shares a few environments, as more threads would not compute more; events that wait for something get further
 * ones, and what a burst needed is kept while it may need it again.
 */
export const environmentPool = (limits: PoolLimits): Pool => {
  const all = new Map<Environment, string>();
  /** Since when an environment runs its event, by `performance.now()`. */
  const runsSince = new Map<Environment, number>();
  // In the order they became idle: the first has been idle for longest.
  let idle: { readonly key: string; readonly environment: Environment; readonly since: number }[] = [];
  const queue: Waiting[] = [];
  /** The function of every environment that is starting. */
  const starting: string[] = [];
  let lookingAgain: NodeJS.Timeout | undefined;
  let trimming: NodeJS.Timeout | undefined;
  /** How much later than wanted this thread gets its turn: on a busy machine events run longer without waiting. */
  let slowness = 1;
  let busy = 0;
  let isClosed = false;

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

  const trim = (): void => {
    while (all.size > limits.live) {
      const [oldest] = idle;
      if (!oldest) return;
      const left = oldest.since + limits.idleMs - performance.now();
      if (left > 0) return trimIn(left);
      idle.shift();
      all.delete(oldest.environment);
      void oldest.environment.kill();
    }
  };

  const trimIn = (ms: number): void => {
    trimming ??= setTimeout(() => {
      trimming = undefined;
      trim();
    }, ms).unref();
  };

  const isQuick = (environment: Environment): boolean => {
    const now = performance.now();
    return now - (runsSince.get(environment) ?? now) < limits.quick.ms * slowness;
  };

  const lookAgainSoon = (): void => {
    if (lookingAgain) return;
    const due = performance.now() + lookMs;
    lookingAgain = setTimeout(() => {
      lookingAgain = undefined;
      slowness = (slowness + 1 + (performance.now() - due) / lookMs) / 2;
      serveQueue();
    }, lookMs);
  };

  const rest = (key: string, environment: Environment): void => {
    if (environment.isAlive) idle.push({ key, environment, since: performance.now() });
  };

  const startFor = ({ key, start, since }: Waiting): void => {
    if (starting.length >= limits.starting || busy + starting.length >= limits.busy) return;
    const own = [...all].filter(([, of]) => of === key);
    const isPatient = own.length > 0 && performance.now() - since < limits.patienceMs;
    const quick = own.filter(([environment]) => isQuick(environment));
    if (isPatient || quick.length >= limits.quick.environments) return lookAgainSoon();
    starting.push(key);
    const environment = start();
    all.set(environment, key);
    void environment.ready.then(() => {
      starting.splice(starting.indexOf(key), 1);
      const first = queue.find((waiting) => waiting.key === key);
      if (first) hand(first, { environment, isNew: true });
      else rest(key, environment);
      serveQueue();
    });
  };

  const serveQueue = (): void => {
    // Nobody would end what is started now.
    if (isClosed) return;
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
      queue.push({ key, start, resolve, since: performance.now() });
      serveQueue();
      return promise;
    },
    giveBack: (key, environment) => {
      busy -= 1;
      runsSince.delete(environment);
      rest(key, environment);
      serveQueue();
      trim();
    },
    forget: (environment) => {
      all.delete(environment);
      runsSince.delete(environment);
      idle = idle.filter((entry) => entry.environment !== environment);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(lookingAgain);
      clearTimeout(trimming);
      await Promise.all([...all.keys()].map((environment) => environment.kill()));
    },
  };
};
