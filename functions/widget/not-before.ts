import { wait } from '../wait.ts';

/** What `work` comes to, or is refused with, but not sooner than so many milliseconds after it began. */
export const notBefore = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const left = ms - (performance.now() - began);
    if (left > 0) await wait(Math.ceil(left));
  }
};
