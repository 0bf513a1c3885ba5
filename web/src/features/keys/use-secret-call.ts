import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { codeOf, type NewSecret } from './api/keys.ts';

type Send<I> = (input: I, password: string) => Promise<NewSecret>;

/**
 * A call that is answered with a secret. The server may want the password before; then the same call is sent again with
 * it. Neither password nor secret stays in the cache of calls.
 */
export const useSecretCall = <I>(send: Send<I>, onSecret: (answer: NewSecret) => void) => {
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (input: I) => send(input, password),
    gcTime: 0,
    onSuccess: onSecret,
    onError: (refused) => {
      if (codeOf(refused) === 'errors.passwordNeeded') setAsked(true);
    },
  });
  const code = codeOf(error);
  return {
    send: mutate,
    isPending,
    /** A refusal that no field can explain. */
    error: code === 'errors.passwordNeeded' || code === 'errors.wrongPassword' ? null : error,
    password: { value: password, onChange: setPassword, isAsked, isWrong: code === 'errors.wrongPassword' },
  };
};

export type PasswordStep = ReturnType<typeof useSecretCall>['password'];
