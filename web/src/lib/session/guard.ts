import type { SessionState } from './session.ts';

export type Audience = 'guests' | 'users';

/** What a guarded route does: wait for the session, show its page, or send the visitor elsewhere. */
export type Passage = 'wait' | 'show' | '/dashboard' | '/login';

const passages = {
  guests: { reading: 'wait', guest: 'show', user: '/dashboard' },
  users: { reading: 'wait', guest: '/login', user: 'show' },
} as const satisfies Record<Audience, Record<SessionState['status'], Passage>>;

export const passage = (audience: Audience, status: SessionState['status']): Passage => passages[audience][status];
