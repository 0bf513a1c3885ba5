import { useCallback } from 'react';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';

type Change = (now: URLSearchParams) => URLSearchParams;

/** The choices in the address, and how to change some: what the browser keeps beside them, a search for one, stays. */
export const useAddress = () => {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const change = useCallback(
    (to: Change, options?: NavigateOptions) => setAddress(to, { state, ...options }),
    [setAddress, state],
  );
  return [address, change] as const;
};
