import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Trouble } from './trouble.ts';

/** How long the page may take to get another token. */
const withinMs = 15_000;

/** A session that is over, and another one in its place: the page asks its server for it. */
export const useRenewal = (renewable: boolean, ask: () => void) => {
  const [state, setState] = useState<'idle' | 'underway' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = useCallback((next: 'idle' | 'failed') => {
    clearTimeout(timer.current);
    setState(next);
  }, []);
  return {
    isUnderway: state === 'underway',
    begin: () => {
      if (state === 'underway') return;
      setState('underway');
      timer.current = setTimeout(() => settle('failed'), withinMs);
      ask();
    },
    settle,
    /** Where no other session can come, an end is said as such. */
    troubleOf: (trouble: Trouble | undefined): Trouble | undefined =>
      trouble?.kind === 'over' && (!renewable || state === 'failed') ? { ...trouble, kind: 'renewal' } : trouble,
  };
};

export type Renewal = ReturnType<typeof useRenewal>;
