import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

const idShape = /^sub_[0-9a-z]{26}$/;

/**
 * Which subscription somebody comes back from PayPal about. What PayPal adds to the address means nothing here and leaves
 * it; an id that cannot be one is none.
 */
export const useAgreedId = (): string | undefined => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get('subscription') ?? '';
  const id = idShape.test(asked) ? asked : undefined;
  const clean = id === undefined ? '' : `?subscription=${id}`;
  const isClean = [...search.keys()].every((name) => name === 'subscription');
  useEffect(() => {
    if (!isClean) void navigate({ search: clean }, { replace: true });
  }, [isClean, clean, navigate]);
  return id;
};
