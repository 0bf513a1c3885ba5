import { setTimeout } from 'node:timers/promises';
import { env, readsMinimumAnswer, readsSlowSandbox } from './grant.ts';
import { verb } from './verb.ts';

export const verbs = {
  /** This instant, ISO 8601 in UTC with milliseconds: such texts sort like the times they name. */
  now: verb([], (): string => new Date().toISOString()),

  /** The moment at which an answer comes that must not tell by its time what was found. */
  minimumDuration: verb([readsMinimumAnswer], (): Promise<void> => setTimeout(Number(env('MINIMUM_ANSWER_MS')))),

  /** How long the sandbox takes where it stands for a slow bank. */
  slowSandboxMs: verb([readsSlowSandbox], (): number => Number(env('SLOW_SANDBOX_MS'))),
};
