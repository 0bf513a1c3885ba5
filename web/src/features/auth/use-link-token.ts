import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const stateToken = (state: unknown): string | undefined => {
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'token') : undefined;
  return typeof kept === 'string' ? kept : undefined;
};

/** Mails write it behind the `#`; those of an earlier release as a parameter. */
const addressToken = (hash: string, search: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token') ?? undefined;

/**
 * The token of a mailed link. It leaves the address at once, so that nobody reads it off the screen, copies it along or
 * finds it in the history; the entry of the history keeps it for a reload.
 */
export const useLinkToken = (): string | undefined => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const shown = addressToken(hash, search);
  useLayoutEffect(() => {
    if (shown !== undefined) void navigate(pathname, { replace: true, state: { token: shown } });
  }, [shown, pathname, navigate]);
  return shown ?? stateToken(state);
};
