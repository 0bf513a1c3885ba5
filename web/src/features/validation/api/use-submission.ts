import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { session, whoNow } from '../../../lib/session/current.ts';
import { keepQuestion, type Asked } from './kept-question.ts';
import { createValidation, getValidation, type Submission, type Validation } from './validations.ts';
import { followed, followToEnd } from './follow-validation.ts';
import { refusalOf, shouldRetry } from './refusal.ts';
import { isFinal } from '#shared/validation/status.ts';

const retryDelayMs = 2000;

/** Tells whoever has left the question how it ended: in a final answer, or in none. */
export interface Late {
  readonly answered: (validation: Validation) => void;
  readonly refused: (error: unknown, submission: Submission) => void;
}

/** The same key, or the validation it led to: neither asks, nor charges, once more. */
const answerTo = ({ submission, id }: Asked): Promise<Validation> =>
  id === undefined ? createValidation(submission) : getValidation(id);

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
 * has logged in is nobody's here. What is being looked at is kept, so that loading the page anew finds it again.
 */
export const useSubmission = (late: Late) => {
  const queries = useQueryClient();
  const balance = useBalance();
  const watched = useRef<string | undefined>(undefined);
  const hasLeft = (key: string): boolean => watched.current !== key;
  const watch = (asked: Asked | undefined) => {
    watched.current = asked?.submission.key;
    keepQuestion(asked);
  };
  const refreshHistory = () => queries.invalidateQueries({ queryKey: ['validations'] });
  const mutation = useMutation({
    mutationFn: answerTo,
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    onMutate: ({ submission: { key } }) => {
      balance.began(key);
      return whoNow();
    },
    onSuccess: (validation, asked, asker) => {
      if (asker !== whoNow()) return;
      const { key } = asked.submission;
      if (!hasLeft(key)) keepQuestion({ ...asked, id: validation.id });
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
    onError: (error, { submission }, asker) => {
      if (asker !== whoNow()) return;
      const refusal = refusalOf(error);
      if (hasLeft(submission.key)) late.refused(error, submission);
      // What may have arrived is asked for again with the same key; what was refused is over.
      else if (refusal.kind !== 'offline') keepQuestion(undefined);
      // Whoever is refused for want of credits spent them elsewhere, or lost them: the balance on screen is old.
      if (refusal.kind === 'credits') return session.start();
    },
    onSettled: (_answer, _error, { submission: { key } }) => {
      balance.ended(key);
      return refreshHistory();
    },
  });
  const answered = mutation.data;
  // Only looks at what is followed to the end anyway.
  const later = useQuery({ ...followed(answered?.id ?? ''), enabled: false });
  return {
    submission: mutation.variables?.submission,
    status: mutation.status,
    isWaiting: mutation.isPending,
    startedAt: mutation.variables?.askedAt ?? 0,
    /** A bank that wants more time is followed until it answers. */
    validation: later.data ?? answered,
    error: mutation.error,
    submit: (submission: Submission) => {
      const asked = { submission, askedAt: Date.now() };
      watch(asked);
      mutation.mutate(asked);
    },
    /** Goes on with a question that was asked before the page was loaded. */
    resume: (asked: Asked) => {
      watch(asked);
      mutation.mutate(asked);
    },
    /** Stops showing the question; it is not taken back. */
    leave: () => {
      watch(undefined);
      mutation.reset();
    },
  };
};
