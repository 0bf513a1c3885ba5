import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAddress } from '../../lib/use-address.ts';
import { getValidation, type Validation } from './api/validations.ts';

/** Which validation is open, as part of the address; the history shows it. */
const openParam = 'open';
/** Which validation of the past to ask once more, as part of the address. */
const againParam = 'again';

/** Opens a validation of the past. */
export const opening = (now: URLSearchParams, id: string): URLSearchParams => {
  const next = new URLSearchParams(now);
  next.set(openParam, id);
  return next;
};

/** Leads from an open validation back to the form. */
export const useAskAgain = () => {
  const [, setAddress] = useAddress();
  return (id: string) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      next.delete(openParam);
      next.set(againParam, id);
      return next;
    });
};

const withoutAgain = (now: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(now);
  next.delete(againParam);
  return next;
};

/** Hears of the validation that shall be asked once more, and takes it out of the address. */
export const useAskedAgain = (onAgain: (past: Validation) => Promise<void>) => {
  const queries = useQueryClient();
  const [address, setAddress] = useAddress();
  const asked = address.get(againParam);
  const bring = useEffectEvent(async (id: string) => {
    const past = await queries
      .ensureQueryData({ queryKey: ['validation', id], queryFn: ({ signal }) => getValidation(id, signal) })
      .catch(() => undefined);
    if (past) await onAgain(past);
    setAddress(withoutAgain, { replace: true });
  });
  useEffect(() => {
    if (asked !== null) void bring(asked);
  }, [asked]);
};
