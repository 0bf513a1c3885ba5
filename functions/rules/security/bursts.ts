import type { SecurityEventKind, SecurityEventOutcome } from '#shared/validation/security-events.ts';

interface Burst {
  readonly kinds: readonly SecurityEventKind[];
  readonly outcome: SecurityEventOutcome;
  /** So many of all customers together within five minutes are no chance any more. */
  readonly alarmAt: number;
}

/** What is counted of security events, under the name of its metric: an alarm watches each. */
export const bursts = {
  loginsRefused: { kinds: ['login'], outcome: 'refused', alarmAt: 200 },
  resetsAsked: { kinds: ['password.forgotten'], outcome: 'succeeded', alarmAt: 60 },
  passwordsReset: { kinds: ['password.reset'], outcome: 'succeeded', alarmAt: 30 },
  secretsRefused: {
    kinds: [
      'password.changed',
      'key.created',
      'key.rotated',
      'proof.given',
      'secondFactor.confirmed',
      'secondFactor.removed',
      'recoveryCodes.renewed',
    ],
    outcome: 'refused',
    alarmAt: 30,
  },
  secondFactorsRefused: { kinds: ['secondFactor.refused'], outcome: 'refused', alarmAt: 60 },
  secondFactorsRemoved: {
    kinds: ['secondFactor.removed', 'operator.secondFactor'],
    outcome: 'succeeded',
    alarmAt: 20,
  },
  keysCreated: { kinds: ['key.created', 'key.rotated'], outcome: 'succeeded', alarmAt: 60 },
  dataExported: {
    kinds: ['history.exported', 'payees.exported', 'activity.exported'],
    outcome: 'succeeded',
    alarmAt: 120,
  },
  operatorActs: {
    kinds: ['operator.looked', 'operator.granted', 'operator.ended', 'operator.answered', 'operator.loggedOut'],
    outcome: 'succeeded',
    alarmAt: 60,
  },
} as const satisfies Readonly<Record<string, Burst>>;
export type BurstName = keyof typeof bursts;

/** Events that nobody finds in an activity, although their act was done: an alarm watches it. */
export const securityEventsLost = 'securityEventsLost';

/** Commands that came to the function of operators signed by nobody: an alarm watches it. */
export const operatorsUnproven = 'operatorsUnproven';

const all: readonly (readonly [string, Burst])[] = Object.entries(bursts);

/** The metrics that an event counts in. */
export const burstsOf = (kind: SecurityEventKind, outcome: SecurityEventOutcome): readonly string[] =>
  all.filter(([, burst]) => burst.outcome === outcome && burst.kinds.includes(kind)).map(([name]) => name);
