import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { searchIn } from './filters.ts';

interface Turn {
  readonly replace?: boolean;
  /** What is searched for from here on; absent keeps what was. */
  readonly search?: string | undefined;
  /** What else the browser keeps with the entry. */
  readonly state?: object;
}

/** Where one is in the history: choices in the address, what is searched for beside it, in an entry of the browser. */
export const usePlace = () => {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const kept = searchIn(state);
  const go = useCallback(
    (to: (now: URLSearchParams) => URLSearchParams, turn: Turn = {}) => {
      const search = 'search' in turn ? turn.search || undefined : kept;
      setAddress(to, { replace: turn.replace ?? false, state: { ...turn.state, ...(search && { search }) } });
    },
    [setAddress, kept],
  );
  return { address, state, go };
};
