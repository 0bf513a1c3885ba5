import type { Environment } from './environment.ts';

export interface PoolLimits {
  /** Environments kept alive; above it the one idle for longest goes first. */
  live: number;
  /** Events that run at once; further ones wait their turn, so that a burst cannot exhaust the machine. */
  busy: number;
}

interface Idle {
  key: string;
  environment: Environment;
}

export interface Pool {
  /** An environment of the function: the one used last, or a new one. Waits while too many are busy. */
  take(key: string, start: () => Environment): Promise<{ environment: Environment; isNew: boolean }>;
  giveBack: (key: string, environment: Environment) => void;
  forget: (environment: Environment) => void;
  close: () => Promise<void>;
}

export function createPool(limits: PoolLimits): Pool {
  const all = new Set<Environment>();
  // In the order they became idle: the first has been idle for longest.
  let idle: Idle[] = [];
  let busy = 0;
  const waiting: (() => void)[] = [];

  function reuse(key: string): Environment | undefined {
    const found = idle.findLastIndex((entry) => entry.key === key && entry.environment.isAlive);
    return found < 0 ? undefined : idle.splice(found, 1)[0]?.environment;
  }

  function makeRoom(): void {
    while (all.size >= limits.live) {
      const oldest = idle.shift();
      if (!oldest) return;
      all.delete(oldest.environment);
      void oldest.environment.kill();
    }
  }

  return {
    async take(key, start) {
      while (busy >= limits.busy) await new Promise<void>((resolve) => waiting.push(resolve));
      busy += 1;
      const environment = reuse(key);
      if (environment) return { environment, isNew: false };
      makeRoom();
      const started = start();
      all.add(started);
      return { environment: started, isNew: true };
    },
    giveBack(key, environment) {
      busy -= 1;
      if (environment.isAlive) idle.push({ key, environment });
      waiting.shift()?.();
    },
    forget(environment) {
      all.delete(environment);
      idle = idle.filter((entry) => entry.environment !== environment);
    },
    async close() {
      await Promise.all([...all].map((environment) => environment.kill()));
    },
  };
}
