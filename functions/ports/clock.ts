import { env, readsSlowSandbox } from './grant.ts';
import { verb } from './verb.ts';

export const verbs = {
  /** This instant, ISO 8601 in UTC with milliseconds: such texts sort like the times they name. */
  now: verb([], (): string => new Date().toISOString()),

  /** How long the sandbox takes where it stands for a slow bank. */
  slowSandboxMs: verb([readsSlowSandbox], (): number => Number(env('SLOW_SANDBOX_MS'))),
};
