import { setTimeout } from 'node:timers/promises';
import { perEnvironment } from './environment.ts';

/** Ends so many milliseconds later, or rejects at once when the signal aborts. */
export type Wait = (ms: number, until?: { readonly signal?: AbortSignal }) => Promise<void>;

const byTheClock: Wait = (ms, until) => setTimeout(ms, undefined, until);

const ways = perEnvironment((): { wait: Wait } => ({ wait: byTheClock }));

/** Every pause of the product goes through here, so that tests need not live through it. */
export const wait: Wait = (ms, until) => ways().wait(ms, until);

/** Waits in another way until the next environment begins. */
export const waitBy = (other: Wait): void => {
  ways().wait = other;
};
