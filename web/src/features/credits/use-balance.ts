import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../lib/session/current.ts';
import { lotsBehind } from './api/lots.ts';
import { balanceOf } from './balance.ts';
import { useNow } from './use-now.ts';

/** The balance of the signed-in user. */
export const useBalance = () => {
  const now = useNow();
  const user = useUser();
  const { data: lots } = useQuery(lotsBehind(user));
  return balanceOf(user, lots, now);
};
