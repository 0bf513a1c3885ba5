import { useEffect, useState } from 'react';

const paymentIds = /^pay_[0-9a-z]{26}$/;

/**
 * The payment that the address names. What PayPal adds (`token`, `PayerID`) is nobody's business here and leaves the address
 * bar, so that it is in no bookmark and no screenshot.
 */
export const usePaymentAddress = (): string | undefined => {
  const [id] = useState(() => {
    const named = new URLSearchParams(window.location.search).get('payment') ?? '';
    return paymentIds.test(named) ? named : undefined;
  });
  useEffect(() => {
    const { pathname, search } = window.location;
    const wanted = id === undefined ? '' : `?payment=${id}`;
    if (search !== wanted) window.history.replaceState(window.history.state, '', pathname + wanted);
  }, [id]);
  return id;
};
