import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { session } from '../../../lib/session/current.ts';
import { follow } from './follow.ts';
import type { Outcome } from './outcome.ts';

/** Over after so many seconds, or as soon as the browser is online again. */
const pauseOf = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/** What became of a subscription, asked until it is known; `again` starts anew. */
export const useOutcome = (id: string | undefined) => {
  const [outcome, setOutcome] = useState<Outcome>({ state: id === undefined ? 'unknown' : 'asking' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (id === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const request = { params: { id } };
    const tell = (next: Outcome) => {
      if (signal.aborted) return;
      setOutcome(next);
      // Plan and credits of whoever is signed in here are others now.
      if (next.state === 'active' && session.get().status === 'user') void session.start();
    };
    follow(
      {
        confirm: () => call('POST /api/subscriptions/{id}/confirm', request, { signal }),
        show: () => call('GET /api/subscriptions/{id}', request, { signal }),
        wait: (seconds) => pauseOf(seconds, signal),
        now: () => new Date().toISOString(),
      },
      tell,
    ).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => leaving.abort(new Error('The page was left'));
  }, [id, round]);
  return {
    outcome,
    again: () => {
      setOutcome({ state: 'asking' });
      setRound((now) => now + 1);
    },
  };
};
