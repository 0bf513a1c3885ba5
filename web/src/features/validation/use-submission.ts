import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { session, whoNow } from '../../lib/session/current.ts';
import { createValidation, type Submission, type Validation } from './api/validations.ts';
import { followed } from './follow.ts';
import { refusalOf, shouldRetry } from './refusal.ts';
import { isFinal } from './verdict.ts';

const retryDelayMs = 2000;

/**
 * Asks the bank. The question goes on when the page moves on to another account or closes: the server finishes it, and
 * whoever left is told through `onLate`. History and credits follow every answer. An answer that comes when somebody else
 * has logged in is nobody's here.
 */
export const useSubmission = (onLate: (validation: Validation) => void) => {
  const queries = useQueryClient();
  const watched = useRef<string | undefined>(undefined);
  const mutation = useMutation({
    mutationFn: createValidation,
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    onMutate: whoNow,
    onSuccess: (validation, { key }, asker) => {
      if (asker !== whoNow()) return;
      session.updateCredits(validation.credits.balance, validation.credits.expiresAt);
      queries.setQueryData(['validation', validation.id], validation);
      if (watched.current !== key) onLate(validation);
    },
    // Whoever is refused for want of credits spent them elsewhere, or lost them: the balance on screen is old.
    onError: (error) => (refusalOf(error).kind === 'credits' ? session.start() : undefined),
    onSettled: () => queries.invalidateQueries({ queryKey: ['validations'] }),
  });
  const answered = mutation.data;
  const later = useQuery({ ...followed(answered?.id ?? ''), enabled: answered !== undefined && !isFinal(answered) });
  return {
    submission: mutation.variables,
    status: mutation.status,
    isWaiting: mutation.isPending,
    startedAt: mutation.submittedAt,
    /** A bank that wants more time is followed until it answers. */
    validation: later.data ?? answered,
    error: mutation.error,
    submit: (submission: Submission) => {
      watched.current = submission.key;
      mutation.mutate(submission);
    },
    /** Stops showing the question; it is not taken back. */
    leave: () => {
      watched.current = undefined;
      mutation.reset();
    },
  };
};
