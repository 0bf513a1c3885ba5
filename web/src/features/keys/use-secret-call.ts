import { useMutation } from '@tanstack/react-query';
import type { NewSecret } from './api/keys.ts';

/** A call that is answered with a secret, which does not stay in the cache of calls. */
export const useSecretCall = <I>(send: (input: I) => Promise<NewSecret>, onSecret: (answer: NewSecret) => void) => {
  const { mutate, error, isPending } = useMutation({ mutationFn: send, gcTime: 0, onSuccess: onSecret });
  return { send: mutate, isPending, error };
};
