import type { ErrorCode } from '#shared/errors/catalogue.ts';

/** What callers showed and did not prove, by what it was: an alarm watches each. */
export const proofsRefused = 'proofsRefused';

/** Of what a refusal says that it was guessed at, mistyped, or out of date. */
const kinds = {
  'errors.invalidCredentials': 'login',
  'errors.wrongPassword': 'password',
  'errors.invalidToken': 'link',
  'errors.invalidApiKey': 'apiKey',
  'errors.widgetSessionOver': 'widget',
  'errors.unauthenticated': 'session',
  'errors.invalidCursor': 'cursor',
} as const satisfies Partial<Record<ErrorCode, string>>;
export type ProofKind = (typeof kinds)[keyof typeof kinds];

const byCode: ReadonlyMap<string, ProofKind> = new Map(Object.entries(kinds));
export const proofRefusedBy = (code: ErrorCode): ProofKind | undefined => byCode.get(code);

/** So many within five minutes are no typing mistakes, and no browsers with the session of last week. */
export const suspiciousAt = {
  login: 300,
  password: 100,
  link: 50,
  apiKey: 300,
  widget: 300,
  session: 1000,
  cursor: 50,
} as const satisfies Record<ProofKind, number>;
