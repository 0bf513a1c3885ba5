import { useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { PackName } from '#shared/plans.ts';
import { subscribe } from './api/subscriptions.ts';

const successPath = '/subscription/success';

/** Leads to PayPal's page, where the plan is agreed to. */
export const useSubscribing = (plan: PackName) => {
  const attempt = useRef<{ readonly plan: PackName; readonly key: string }>(undefined);
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      // One attempt a plan: what was begun and not answered goes on, and nothing is agreed to twice.
      if (attempt.current?.plan !== plan) attempt.current = { plan, key: crypto.randomUUID() };
      return subscribe(plan, attempt.current.key);
    },
    onSuccess: ({ id, approveUrl }) => {
      attempt.current = undefined;
      window.location.assign(approveUrl ?? `${successPath}?subscription=${id}`);
    },
  });
  // Whoever comes back by the browser's Back finds the page as it was left: the button must work again.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  return { start: () => mutate(), error, isBusy: isPending || isSuccess };
};
