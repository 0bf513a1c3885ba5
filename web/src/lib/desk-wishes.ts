import { useEffect, useEffectEvent } from 'react';
import { createStore } from './store.ts';

/** What can be wished of the desk from anywhere. */
export type DeskWish = 'number' | 'restart' | 'paste' | 'sandbox' | 'testNumbers';

const wishes = createStore<DeskWish | undefined>(undefined);

/** Waits for the desk, where it is not on screen yet. */
export const wishOfDesk = (wish: DeskWish): void => wishes.set(wish);

/** The desk does what is wished, now or as soon as it is there. */
export const useDeskWishes = (fulfil: (wish: DeskWish) => void): void => {
  const take = useEffectEvent(() => {
    const wish = wishes.get();
    if (wish === undefined) return;
    wishes.set(undefined);
    fulfil(wish);
  });
  useEffect(() => {
    // Behind the effect: in it, React does not draw at once what the desk is about to give the focus to.
    queueMicrotask(take);
    return wishes.subscribe(() => take());
  }, []);
};
