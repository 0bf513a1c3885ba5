import type { NoticeMailName } from '#shared/messages/messages.ts';

/** Whoever changes how the account is proven has proven it: strangers can not use up the places of these mails. */
const proven = 'us';
/** Whoever only holds a session can do it over and over. */
const inSession = 'session';

const security = '/account';

/** Every mail that tells an owner what was done in their account: where its button leads, and among which it is counted. */
export const notices = {
  passwordChanged: { path: '/forgot-password', askedBy: proven },
  secondFactorOn: { path: security, askedBy: proven },
  secondFactorOff: { path: '/forgot-password', askedBy: proven },
  secondFactorEnds: { path: '/login', askedBy: proven },
  recoveryCodeUsed: { path: security, askedBy: proven },
  recoveryCodesMade: { path: security, askedBy: proven },
  codesRefused: { path: '/forgot-password', askedBy: proven },
  newDevice: { path: security, askedBy: proven },
  keyCreated: { path: '/api', askedBy: inSession },
  keyRotated: { path: '/api', askedBy: inSession },
  keyDeleted: { path: '/api', askedBy: inSession },
  webhookCreated: { path: '/api?tab=webhooks', askedBy: inSession },
  webhookMoved: { path: '/api?tab=webhooks', askedBy: inSession },
  webhookRotated: { path: '/api?tab=webhooks', askedBy: inSession },
  webhookDeleted: { path: '/api?tab=webhooks', askedBy: inSession },
  companyChanged: { path: '/account', askedBy: inSession },
  exportReady: { path: '/account', askedBy: proven },
  keepingChanged: { path: '/account', askedBy: inSession },
  accountDeleted: { path: '/help-center/borrar-datos', askedBy: proven },
  sessionsClosed: { path: security, askedBy: inSession },
} as const satisfies Readonly<Record<NoticeMailName, { readonly path: string; readonly askedBy: string }>>;

export interface Notice {
  readonly mail: NoticeMailName;
  /** What its sentence names: ids that the owner knows, counts, days. Never what a person is called. */
  readonly facts?: Readonly<Record<string, string | number>>;
  /** Leaves once a day, however often it happens. */
  readonly isDaily?: boolean;
}
