import { useRef } from 'react';
import type { PackName } from '#shared/plans.ts';
import { useLeaving } from '../../components/pay-method/use-leaving.ts';
import { subscribe } from './api/subscriptions.ts';

const successPath = '/subscription/success';

/** Leads to PayPal's page, where the plan is agreed to. */
export const useSubscribing = () => {
  // One attempt: what was begun and not answered goes on, and nothing is agreed to twice.
  const attempt = useRef<string>(undefined);
  return useLeaving(async (plan: PackName) => {
    attempt.current ??= crypto.randomUUID();
    const { id, approveUrl } = await subscribe(plan, attempt.current);
    attempt.current = undefined;
    return approveUrl ?? `${successPath}?subscription=${id}`;
  });
};
