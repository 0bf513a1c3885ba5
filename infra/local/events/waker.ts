import type { Clock } from '../host/clock.ts';

/** Many calls become one, so long after the first of them. */
export const gathered = (call: () => void, ms: number): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      call();
    }, ms).unref();
  };
};

/** Lets a loop rest until something happens or the product's clock says so. */
export interface Waker {
  /** Ends the rest; one that comes while nobody rests ends the next. */
  readonly wake: () => void;
  readonly restUntil: (time: number) => Promise<void>;
}

export const waker = (clock: Pick<Clock, 'now'>): Waker => {
  let isCalled = false;
  let end: (() => void) | undefined;

  return {
    wake: () => {
      isCalled = true;
      end?.();
    },
    restUntil: async (time) => {
      if (!isCalled) {
        const { promise, resolve } = Promise.withResolvers<void>();
        end = resolve;
        const timer = setTimeout(resolve, Math.max(0, time - clock.now()));
        await promise;
        clearTimeout(timer);
      }
      isCalled = false;
      end = undefined;
    },
  };
};
