import { useEffect, useState } from 'react';
import { useUser } from '../../lib/session/current.ts';
import { balanceOf } from './balance.ts';

const minuteMs = 60_000;

/** The balance of the signed-in user; credits that expire while the page is open are gone within a minute. */
export const useBalance = () => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return balanceOf(useUser(), now);
};
