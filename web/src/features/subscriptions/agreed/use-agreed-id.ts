import { useEffect, useState } from 'react';

const idShape = /^sub_[0-9a-z]{26}$/;

/**
 * The subscription that the address names. What PayPal adds (`subscription_id`, `ba_token`, `token`) means nothing here and
 * leaves the address bar; an id that cannot be one is none.
 */
export const useAgreedId = (): string | undefined => {
  const [id] = useState(() => {
    const named = new URLSearchParams(window.location.search).get('subscription') ?? '';
    return idShape.test(named) ? named : undefined;
  });
  useEffect(() => {
    const { pathname, search } = window.location;
    const wanted = id === undefined ? '' : `?subscription=${id}`;
    if (search !== wanted) window.history.replaceState(window.history.state, '', pathname + wanted);
  }, [id]);
  return id;
};
