import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../lib/session/current.ts';
import { lotsBehind } from './api/lots.ts';
import { balanceOf } from './balance.ts';

const minuteMs = 60_000;

/** The balance of the signed-in user; credits that expire while the page is open are gone within a minute. */
export const useBalance = () => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const user = useUser();
  const { data: lots } = useQuery(lotsBehind(user));
  return balanceOf(user, lots, now);
};
