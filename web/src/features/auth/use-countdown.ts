import { useCallback, useEffect, useState } from 'react';

/** Whole seconds left, counted down on screen, and how to start the count. Measured by the clock: a sleeping tab catches up. */
export const useCountdown = (): readonly [left: number, start: (seconds: number) => void] => {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const running = left > 0;

  const start = useCallback((seconds: number) => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }, []);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);

  return [left, start];
};
