import { useEffect } from 'react';

/** The place of an entry in the history of this tab, as the router numbers them. */
const placeOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

interface Held {
  readonly place: number | undefined;
  readonly onAttempt: () => void;
}
let held: Held | undefined;

// Browsers call listeners of this event in the order they were added: this one stands before the router's, which the
// frame of the page adds later, and takes Back and Forward from it.
window.addEventListener('popstate', (event) => {
  const place = placeOf(event.state);
  if (held?.place === undefined || place === undefined) return;
  event.stopImmediatePropagation();
  if (place === held.place) return;
  window.history.go(held.place - place);
  held.onAttempt();
});

/**
 * Keeps the page while leaving it would lose something, and tells of each attempt: Back and Forward are undone, and
 * before it is closed or loaded anew the browser itself asks.
 */
export const useHoldPage = (isAtRisk: boolean, onAttempt: () => void) => {
  useEffect(() => {
    if (!isAtRisk) return undefined;
    held = { place: placeOf(window.history.state), onAttempt };
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onAttempt();
    };
    window.addEventListener('beforeunload', hold);
    window.addEventListener('keydown', escape);
    return () => {
      held = undefined;
      window.removeEventListener('beforeunload', hold);
      window.removeEventListener('keydown', escape);
    };
  }, [isAtRisk, onAttempt]);
};
