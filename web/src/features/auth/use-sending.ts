import { useState, type FormEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { LoginError } from '../../lib/session/login-error.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { useCountdown } from './use-countdown.ts';

/**
 * Sends a form, and keeps what the server refused: a field it points at is marked and focused, the rest is for above the
 * form. `left` are the seconds it
 * wants us to wait; a send that went well may ask for some, too.
 */
export const useSending = <T extends FieldValues>(
  form: UseFormReturn<T>,
  fields: readonly Path<T>[],
  send: (typed: T, waitFor: (seconds: number) => void) => Promise<unknown>,
) => {
  const [refusal, setRefusal] = useState<Refusal<Path<T>>>();
  const [left, waitFor] = useCountdown();

  const submit = form.handleSubmit(async (typed) => {
    setRefusal(undefined);
    try {
      await send(typed, waitFor);
    } catch (error) {
      const refused = refusalOf(error instanceof LoginError ? error.cause : error, fields);
      setRefusal(refused);
      if (refused.retryAfterSeconds) waitFor(refused.retryAfterSeconds);
      for (const name of fields.filter((field) => refused.fields[field]).toReversed())
        form.setError(name, { message: refused.fields[name] ?? '' }, { shouldFocus: true });
    }
  });

  return { submit: (event: FormEvent) => void submit(event), refusal, left };
};
