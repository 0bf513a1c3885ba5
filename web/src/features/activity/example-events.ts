import type { ActivityEvent } from './api/activity.ts';
import type { Known } from './use-known.ts';

const network = 'a3f2';

export const exampleKnown: Known = { network, keys: new Map([['key_example', 'Facturas']]) };

/** What a morning leaves in an activity. */
export const exampleEvents = (now: Date): readonly ActivityEvent[] => {
  const one = {
    at: now.toISOString(),
    outcome: 'succeeded',
    error: null,
    userAgent: 'Firefox, Windows',
    network,
    sessionId: null,
    current: false,
    keyId: null,
    subject: null,
    byOperator: false,
    requestId: null,
  } as const;
  return [
    { ...one, id: 'key', kind: 'key.created', subject: 'key_example' },
    { ...one, id: 'login', kind: 'login' },
  ];
};
