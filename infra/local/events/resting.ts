import type { Rest } from './poller.ts';

/** Tells those who ask how a loop rests, but only of a look that began after they asked. */
export interface Resting {
  readonly next: () => Promise<Rest>;
  readonly beginLook: () => void;
  readonly endLook: (rest: Rest) => void;
}

export const resting = (): Resting => {
  let asked: ((rest: Rest) => void)[] = [];
  let looking: ((rest: Rest) => void)[] = [];

  return {
    next: () => new Promise((resolve) => asked.push(resolve)),
    beginLook: () => {
      looking = [...looking, ...asked];
      asked = [];
    },
    endLook: (rest) => {
      for (const answer of looking) answer(rest);
      looking = [];
    },
  };
};
