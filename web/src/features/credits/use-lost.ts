import { useQuery } from '@tanstack/react-query';
import { lostCredits } from './api/movements.ts';
import { useBalance } from './use-balance.ts';

/** How many credits ended unused, where there are none: the page has seen it happen, or the ledger tells. */
export const useLost = (isOut: boolean) => {
  const balance = useBalance();
  const seen = balance.state === 'none' ? balance.expired : 0;
  const { data = 0, isLoading } = useQuery({ ...lostCredits, enabled: isOut && seen === 0 });
  return { lost: seen || data, isLoading };
};
