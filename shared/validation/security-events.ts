import type { ErrorCode } from '../errors/catalogue.ts';

/**
 * What the activity of an account tells, by what it is about. A new kind is a word here and its sentence in both languages
 * (`shared/messages/activity`). An account that nobody verified leaves none: it shall vanish whole.
 */
const kindsByArea = {
  access: ['login', 'logout', 'session.closed', 'sessions.closed'],
  account: [
    'email.verified',
    'profile.changed',
    'retention.changed',
    'account.exported',
    'account.downloaded',
    'account.deleted',
  ],
  password: ['password.forgotten', 'password.reset', 'password.changed'],
  secondFactor: [
    'secondFactor.confirmed',
    'secondFactor.removed',
    'recoveryCodes.renewed',
    'recoveryCode.used',
    'secondFactor.refused',
    'proof.given',
  ],
  keys: ['key.created', 'key.changed', 'key.rotated', 'key.deleted'],
  webhooks: ['webhook.created', 'webhook.changed', 'webhook.rotated', 'webhook.deleted'],
  widget: ['widget.changed'],
  payees: ['payee.created', 'payee.changed', 'payee.deleted', 'payees.settings', 'payees.imported'],
  plan: ['payment.begun', 'subscription.begun', 'subscription.cancelled'],
  data: ['history.exported', 'payees.exported', 'receipt.created', 'receipt.revoked', 'activity.exported'],
  support: ['support.written'],
  /** What people of CuentaClara did with the account. */
  operator: [
    'operator.looked',
    'operator.granted',
    'operator.ended',
    'operator.answered',
    'operator.loggedOut',
    'operator.secondFactor',
  ],
} as const;

export type SecurityEventArea = keyof typeof kindsByArea;
export type SecurityEventKind = (typeof kindsByArea)[SecurityEventArea][number];

export const securityEventAreas = Object.keys(kindsByArea) as [SecurityEventArea, ...SecurityEventArea[]];
export const securityEventKinds = Object.values(kindsByArea).flat() as unknown as [
  SecurityEventKind,
  ...SecurityEventKind[],
];

const areaByKind = new Map<string, SecurityEventArea>(
  Object.entries(kindsByArea).flatMap(([area, kinds]) => kinds.map((kind) => [kind, area as SecurityEventArea])),
);

/** Of one that this version does not know, `undefined`. */
export const areaOf = (kind: string): SecurityEventArea | undefined => areaByKind.get(kind);

/** How it went. `unclear`: our side failed on the way, so that it may have happened all the same. */
export const securityEventOutcomes = ['succeeded', 'refused', 'unclear'] as const;
export type SecurityEventOutcome = (typeof securityEventOutcomes)[number];

/**
 * What a call leaves in the activity of whose account it is: its kind where it succeeded, or nobody knows; with `refusals`
 * also where it was refused for one of these reasons. A refusal that stands in `apart` is a kind of its own.
 */
export type Evidence =
  | SecurityEventKind
  | {
      readonly kind: SecurityEventKind;
      readonly refusals: readonly ErrorCode[];
      readonly apart?: Readonly<Partial<Record<ErrorCode, SecurityEventKind>>>;
    };

export const evidenceIn = (evidence: Evidence): Exclude<Evidence, string> =>
  typeof evidence === 'string' ? { kind: evidence, refusals: [] } : evidence;

/** What says that somebody did not know the password of who is signed in. */
export const wrongPassword = ['errors.wrongPassword'] as const satisfies readonly ErrorCode[];

/** The same, and that they did not have the second factor. */
export const wrongProof = [...wrongPassword, 'errors.wrongCode'] as const satisfies readonly ErrorCode[];
