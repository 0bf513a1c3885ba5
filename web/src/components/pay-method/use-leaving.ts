import { useEffect, useRef, useState } from 'react';

interface Leaving {
  readonly isLeaving: boolean;
  readonly error: unknown;
}

const here: Leaving = { isLeaving: false, error: undefined };

/**
 * Leads to the page that `prepare` answers, once, however often it is asked meanwhile. It stays underway until the browser has
 * left, and begins anew for whoever comes back to the page as it was (`pageshow`).
 */
export const useLeaving = <I>(prepare: (input: I) => Promise<string>) => {
  const [state, setState] = useState(here);
  const isUnderway = useRef(false);
  const settle = (next: Leaving) => {
    isUnderway.current = next.isLeaving;
    setState(next);
  };
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) settle(here);
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  const leave = async (input: I) => {
    if (isUnderway.current) return;
    settle({ isLeaving: true, error: undefined });
    try {
      window.location.assign(await prepare(input));
    } catch (error) {
      settle({ isLeaving: false, error });
    }
  };
  return { ...state, leave: (input: I) => void leave(input) };
};
