import type { SecurityEvent } from '../store/security/security-event.ts';

/** Enough to tell the networks of one customer apart, too little to be an address of anybody. */
const wordOf = (network: string): string => Buffer.from(network, 'base64url').toString('hex').slice(0, 4);

/** An event as its owner sees it. */
export const eventView = (event: SecurityEvent, currentSession: string) => ({
  id: event.id,
  at: event.at,
  kind: event.kind,
  outcome: event.outcome,
  error: event.error ?? null,
  userAgent: event.userAgent ?? null,
  network: event.network === undefined ? null : wordOf(event.network),
  sessionId: event.sessionId ?? null,
  current: event.sessionId === currentSession,
  keyId: event.keyId ?? null,
  subject: event.subject ?? null,
  byOperator: event.byOperator ?? false,
  requestId: event.requestId ?? null,
});
export type EventView = ReturnType<typeof eventView>;
