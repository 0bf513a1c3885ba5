import type { ActivityEvent } from './api/activity.ts';

/** What a morning leaves in an activity. */
export const exampleEvents = (now: Date): readonly ActivityEvent[] => {
  const one = {
    at: now.toISOString(),
    outcome: 'succeeded',
    error: null,
    userAgent: 'Firefox, Windows',
    network: 'a3f2',
    sessionId: null,
    current: false,
    keyId: null,
    subject: null,
    byOperator: false,
    requestId: null,
  } as const;
  return [
    { ...one, id: 'key', kind: 'key.created' },
    { ...one, id: 'login', kind: 'login' },
  ];
};
