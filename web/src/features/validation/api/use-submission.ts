import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { session, whoNow } from '../../../lib/session/current.ts';
import { createValidation, type Submission, type Validation } from './validations.ts';
import { followed, followToEnd } from './follow-validation.ts';
import { refusalOf, shouldRetry } from './refusal.ts';
import { isFinal } from '#shared/validation/status.ts';

const retryDelayMs = 2000;

/** Tells whoever has left the question how it ended: in a final answer, or in none. */
export interface Late {
  readonly answered: (validation: Validation) => void;
  readonly refused: (error: unknown, submission: Submission) => void;
}

/** Several questions at once each know a balance as old as they are: then the server is asked for the one of now. */
const useBalance = () => {
  const underway = useRef(new Set<string>());
  const areSeveral = useRef(false);
  return {
    began: (key: string) => {
      underway.current.add(key);
      areSeveral.current ||= underway.current.size > 1;
    },
    answered: ({ balance, expiresAt }: Validation['credits']) =>
      areSeveral.current ? void session.start() : session.updateCredits(balance, expiresAt),
    ended: (key: string) => {
      underway.current.delete(key);
      areSeveral.current &&= underway.current.size > 0;
    },
  };
};

/**
 * Asks the bank. The question goes on when the page moves on to another account or closes: the server finishes it, and
 * whoever left is told through `late`. History and credits follow every answer. An answer that comes when somebody else
 * has logged in is nobody's here.
 */
export const useSubmission = (late: Late) => {
  const queries = useQueryClient();
  const balance = useBalance();
  const watched = useRef<string | undefined>(undefined);
  const hasLeft = (key: string): boolean => watched.current !== key;
  const refreshHistory = () => queries.invalidateQueries({ queryKey: ['validations'] });
  const mutation = useMutation({
    mutationFn: createValidation,
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    onMutate: ({ key }) => {
      balance.began(key);
      return whoNow();
    },
    onSuccess: (validation, { key }, asker) => {
      if (asker !== whoNow()) return;
      balance.answered(validation.credits);
      queries.setQueryData(['validation', validation.id], validation);
      const conclude = (answer: Validation) => {
        if (hasLeft(key)) late.answered(answer);
      };
      if (isFinal(validation.status)) return conclude(validation);
      followToEnd(queries, validation.id, (answer) => {
        conclude(answer);
        void refreshHistory();
      });
    },
    onError: (error, submission, asker) => {
      if (asker !== whoNow()) return;
      if (hasLeft(submission.key)) late.refused(error, submission);
      // Whoever is refused for want of credits spent them elsewhere, or lost them: the balance on screen is old.
      if (refusalOf(error).kind === 'credits') return session.start();
    },
    onSettled: (_answer, _error, { key }) => {
      balance.ended(key);
      return refreshHistory();
    },
  });
  const answered = mutation.data;
  // Only looks at what is followed to the end anyway.
  const later = useQuery({ ...followed(answered?.id ?? ''), enabled: false });
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
