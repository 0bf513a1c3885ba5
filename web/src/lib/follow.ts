import { ApiError } from '#shared/contract/client.ts';

/** How far something is that ends elsewhere. */
export interface Followed<T> {
  readonly seen: T | undefined;
  /** Why the last look told nothing new. */
  readonly trouble: unknown;
  /** How often it was looked at. */
  readonly looks: number;
  /** Nobody looks any more, though there is no end yet. */
  readonly isResting: boolean;
}

export interface Following<T> {
  /** Makes the server ask; harmless to repeat, but seldom needed twice. */
  readonly settle: () => Promise<T>;
  readonly read: () => Promise<T>;
  readonly isOver: (seen: T) => boolean;
  readonly pause: (seconds: number) => Promise<void>;
  readonly tell: (followed: Followed<T>) => void;
}

/** Growing, two minutes and a half together. */
export const pauses = [1, 1, 2, 3, 5, 8, 13, 20, 30, 60] as const;

/** From this pause on the server is made to ask again: what was to tell it of an end may be lost. */
const settlesFrom = 5;

/** The server has said no, and would say it again; too many calls pass. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Makes the server ask, then looks until there is an end, a refusal or no pause left. Where it could not ask, what it knows is
 * told meanwhile, and it is made to ask again; so it is when there is no end for long.
 */
export const follow = async <T>({ settle, read, isOver, pause, tell }: Following<T>): Promise<void> => {
  let now: Followed<T> = { seen: undefined, trouble: undefined, looks: 0, isResting: false };
  const told = (next: Partial<Followed<T>>) => {
    now = { ...now, ...next };
    tell(now);
  };
  let isSettled = false;
  const look = async (): Promise<Pick<Followed<T>, 'seen' | 'trouble'>> => {
    if (isSettled) return { seen: await read(), trouble: undefined };
    try {
      const seen = await settle();
      isSettled = true;
      return { seen, trouble: undefined };
    } catch (trouble) {
      if (isRefusal(trouble)) throw trouble;
      return { seen: await read(), trouble };
    }
  };
  for (const seconds of pauses) {
    if (seconds > settlesFrom) isSettled = false;
    const { seen, trouble } = await look().catch((error: unknown) => ({ seen: now.seen, trouble: error }));
    told({ seen, trouble, looks: now.looks + 1 });
    if (isRefusal(trouble) || (seen !== undefined && isOver(seen))) return;
    await pause(seconds);
  }
  told({ isResting: true });
};
