import { useEffect, useState } from 'react';
import { beforePaying, type BeforePaying } from '../../lib/before-paying.ts';
import { session, useSession } from '../../lib/session/current.ts';
import type { Payment } from './api/payment.ts';

/** Who looks at a payment: whether somebody is signed in, and what this tab knows of them from before they paid. */
export interface Payer {
  readonly isSignedIn: boolean;
  readonly before: BeforePaying | undefined;
  /** The balance as the server told it after the payment; absent until then. */
  readonly credits: number | undefined;
}

/** Brings the balance of whoever is signed in up to date once a payment is over. */
export const usePayer = (payment: Payment | undefined, isOver: boolean): Payer => {
  const state = useSession();
  const [isFresh, setFresh] = useState(false);
  const user = state.status === 'user' ? state.user : undefined;
  const isSignedIn = user !== undefined;
  useEffect(() => {
    if (!isOver || !isSignedIn) return;
    let isGone = false;
    void session.start().then(() => {
      if (!isGone) setFresh(true);
    });
    return () => {
      isGone = true;
    };
  }, [isOver, isSignedIn]);
  const before = beforePaying(user?.email);
  return {
    isSignedIn,
    before: before?.paymentId === payment?.id ? before : undefined,
    credits: isFresh ? user?.credits : undefined,
  };
};
