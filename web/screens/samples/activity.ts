import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { areaOf } from '#shared/validation/security-events.ts';
import type { Answers } from '../stage/answers.ts';
import { ago } from '../stage/usual.ts';

type Event = OutputOf<EndpointAt<'GET /api/security-events'>>['data'][number];

const idOf = (nth: number): string => `01kam5t7qx8c00000000000${String(nth).padStart(3, '0')}`;

/** Something done so many minutes ago, in this session unless told otherwise. */
export const eventOf = (minutes: number, kind: string, change: Partial<Event> = {}): Event => ({
  id: `sev_${idOf(minutes)}`,
  at: ago(minutes * 60_000),
  kind,
  outcome: 'succeeded',
  error: null,
  userAgent: 'Chrome, Linux',
  network: 'a1b2',
  sessionId: `ses_${idOf(1)}`,
  current: true,
  keyId: null,
  subject: null,
  byOperator: false,
  requestId: null,
  ...change,
});

/** Of somebody whose password was tried, who made a key and was helped; newest first. */
export const busyActivity = (keyId: string): Event[] => [
  eventOf(1, 'operator.looked', { byOperator: true, current: false, userAgent: null, network: null, sessionId: null }),
  eventOf(2, 'key.created', { subject: keyId }),
  eventOf(3, 'login', { current: false, sessionId: `ses_${idOf(2)}` }),
  eventOf(4, 'login', { current: false, sessionId: null, outcome: 'refused', error: 'errors.invalidCredentials' }),
  eventOf(5, 'email.verified'),
];

/** The answers about an activity, which grows by what is done on the screen. */
export const activityAnswers = (events: Event[]): Answers => ({
  'GET /api/security-events': ({ query: { area, kind, outcome } }) => ({
    data: events.filter(
      (one) =>
        (area ?? areaOf(one.kind)) === areaOf(one.kind) &&
        (kind ?? one.kind) === one.kind &&
        (outcome ?? one.outcome) === one.outcome,
    ),
    hasMore: false,
    nextCursor: null,
  }),
  'GET /api/security-events/export': () => {
    events.unshift(eventOf(0, 'activity.exported'));
    return 'Fecha,Qué\r\n2026-11-20,login\r\n';
  },
  'DELETE /api/auth/sessions': () => {
    events.unshift(eventOf(0, 'sessions.closed'));
  },
});
