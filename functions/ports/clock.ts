import { setTimeout } from 'node:timers/promises';
import { env, readsSlowSandbox } from './grant.ts';
import { verb } from './verb.ts';

export const verbs = {
  /** This instant, ISO 8601 in UTC with milliseconds: such texts sort like the times they name. */
  now: verb([], (): string => new Date().toISOString()),

  /** The time the sandbox takes where it stands for a slow bank. */
  slowSandbox: verb([readsSlowSandbox], (): Promise<void> => setTimeout(Number(env('SLOW_SANDBOX_MS')))),
};
