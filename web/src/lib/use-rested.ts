import { useEffect, useState } from 'react';

/** What is typed, once the fingers rest. */
export const useRested = (typed: string, restMs: number): string => {
  const [rested, setRested] = useState(typed.trim());
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed, restMs]);
  return rested;
};
