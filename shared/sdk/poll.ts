import { sleep } from './retry.ts';

const firstWaitSeconds = 1;
const longestWaitSeconds = 10;

/** Asks again and again, more and more seldom, until what comes is final. */
export const poll = async <T>(
  look: () => Promise<T>,
  isFinal: (found: T) => boolean,
  {
    signal,
    after = firstWaitSeconds,
  }: { readonly signal?: AbortSignal | undefined; readonly after?: number | undefined },
): Promise<T> => {
  for (let wait = Math.max(firstWaitSeconds, after); ; wait = Math.min(longestWaitSeconds, wait * 1.5)) {
    await sleep(wait * 1_000, signal);
    const found = await look();
    if (isFinal(found)) return found;
  }
};
