import { useEffect, useEffectEvent, useState } from 'react';
import { useOnline } from './connectivity/current.ts';
import { follow, type Followed, type Following } from './follow.ts';

const nothing = { seen: undefined, trouble: undefined, looks: 0, isResting: false } as const;

/** Waits so long, or for ever once the page is gone. */
const pauseUntil = (signal: AbortSignal) => (seconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

interface Calls<T> extends Pick<Following<T>, 'isOver'> {
  readonly settle: (signal: AbortSignal) => Promise<T>;
  readonly read: (signal: AbortSignal) => Promise<T>;
}

/** Follows what ends elsewhere while the page is there, and anew when asked to or when the browser is online again. */
export const useFollowed = <T>({ settle, read, isOver }: Calls<T>) => {
  const [followed, setFollowed] = useState<Followed<T>>(nothing);
  const [round, setRound] = useState(0);
  const isOnline = useOnline();
  const begin = useEffectEvent((signal: AbortSignal) => {
    void follow<T>({
      settle: () => settle(signal),
      read: () => read(signal),
      isOver,
      pause: pauseUntil(signal),
      tell: (next) => {
        // What was known stays on screen until something else is.
        if (!signal.aborted) setFollowed((before) => ({ ...next, seen: next.seen ?? before.seen }));
      },
    });
  });
  useEffect(() => {
    const gone = new AbortController();
    begin(gone.signal);
    return () => gone.abort();
  }, [round, isOnline]);
  return { ...followed, again: () => setRound((now) => now + 1) };
};
