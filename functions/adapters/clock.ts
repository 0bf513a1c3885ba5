import { setTimeout } from 'node:timers/promises';
import { verb } from '../runtime/verb.ts';

export const verbs = {
  /** This instant, ISO 8601 in UTC with milliseconds: such texts sort like the times they name. */
  now: verb([], (): string => new Date().toISOString()),

  wait: verb([], (ms: number): Promise<void> => (ms > 0 ? setTimeout(ms) : Promise.resolve())),
};
