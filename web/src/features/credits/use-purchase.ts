import { useRef } from 'react';
import { useLeaving } from '../../components/pay-method/use-leaving.ts';
import { keepBeforePaying } from '../../lib/before-paying.ts';
import { useUser } from '../../lib/session/current.ts';
import { createPayment, type Purchase } from './api/create-payment.ts';

const nameOf = ({ pack, method }: Purchase): string => `${pack} ${method}`;

/**
 * Buys a pack: begins the payment and leads to PayPal. What failed is repeated with its own key, so that it begins one payment at
 * most; another choice, and a purchase after one that led away, is a payment of its own.
 */
export const usePurchase = () => {
  const { email, credits, debt } = useUser();
  const attempt = useRef<{ readonly of: string; readonly key: string }>(undefined);
  return useLeaving(async (purchase: Purchase) => {
    const of = nameOf(purchase);
    if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    const payment = await createPayment(purchase, attempt.current.key);
    if (!payment.approveUrl) throw new Error(`Payment ${payment.id} is ${payment.status} and has no page to pay on`);
    attempt.current = undefined;
    keepBeforePaying({ who: email, paymentId: payment.id, credits, debt });
    return payment.approveUrl;
  });
};
