import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time, to the minute: credits that expire while the page is open are gone within one. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
