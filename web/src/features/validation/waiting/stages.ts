import type { Environment } from '#shared/validation/environment.ts';

/** A step of the wait that is really known, and when it was reached. */
export interface Stage {
  readonly name: 'wellFormed' | 'sent' | 'bank' | 'answer';
  readonly state: 'done' | 'now' | 'todo';
  /** Seconds since the submission; absent for what has not begun. */
  readonly seconds?: number;
}

/** Seconds after which the usual two to five are over and the page says so. */
export const usualSeconds = 5;

/**
 * The wait in stages. The number was judged before anything was sent, and from then on the only thing known is for how
 * long the bank has been asked: no stage is invented in between. The sandbox asks nobody, so it has no bank to wait for.
 */
export const stagesAt = (seconds: number, environment: Environment): readonly Stage[] => [
  { name: 'wellFormed', state: 'done', seconds: 0 },
  ...(environment === 'production' ? [{ name: 'sent', state: 'done', seconds: 0 } as const] : []),
  { name: 'bank', state: 'now', seconds },
  { name: 'answer', state: 'todo' },
];
