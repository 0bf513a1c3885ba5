import type { Child } from './child.ts';

/** So many losses within a minute are an accident; more have a cause that another start does not remove. */
const accidents = 5;
const minute = 60_000;

interface Supervision {
  readonly log: (line: string) => void;
  /** Called once when no start helps any more, with a sentence that says so. */
  readonly onGone: (sentence: string) => void;
}

/** Starts a child again whenever it ends although nobody asked. */
export const supervised = async (
  start: (onLoss: (message: string) => void) => Promise<Child>,
  { log, onGone }: Supervision,
): Promise<Child> => {
  let losses: readonly number[] = [];
  let isWanted = true;

  const startAgain = async (message: string): Promise<Child | undefined> => {
    const now = performance.now();
    losses = [...losses.filter((loss) => now - loss < minute), now];
    if (!isWanted) return undefined;
    if (losses.length > accidents) {
      onGone(`${message} It has ended ${losses.length} times in a minute.`);
      return undefined;
    }
    log(`${message} It is started again.`);
    return begin().catch((error: unknown) => startAgain(error instanceof Error ? error.message : String(error)));
  };

  /** One that ends before it answers has not started: whoever waits for it is told. */
  const begin = async (): Promise<Child> => {
    let isUp = false;
    const child = await start((message) => {
      if (isUp) lost(message);
    });
    isUp = true;
    return child;
  };

  const lost = (message: string): void => {
    current = current.then(() => startAgain(message));
  };

  let current: Promise<Child | undefined> = Promise.resolve(await begin());

  return {
    stop: async () => {
      isWanted = false;
      await (await current)?.stop();
    },
    kill: async () => {
      isWanted = false;
      await (await current)?.kill();
    },
  };
};
