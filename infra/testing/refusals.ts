import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { Fault } from '#shared/errors/fault.ts';
import { plans } from '#shared/plans.ts';
import type { RefusalType } from '../local/gateway/refusal.ts';
import { ofSupport } from './refusals-of-support.ts';

/** What the gateway answers in place of a function, without usage plans, authorizers or a firewall. */
export const ofTheGateway = {
  BAD_REQUEST: 'errors.requestRefused',
  REQUEST_TOO_LARGE: 'errors.bodyTooLarge',
  THROTTLED: 'errors.tooManyRequests',
  API_CONFIGURATION_ERROR: 'errors.internal',
  BAD_GATEWAY: 'errors.badGateway',
  INTEGRATION_FAILURE: 'errors.badGateway',
  INTEGRATION_TIMEOUT: 'errors.gatewayTimeout',
} as const satisfies Partial<Record<RefusalType, ErrorCode>>;

/** Provoked for real where a clock, a mail server, a bank, PayPal or another request is in the way; here as they are written. */
export const elsewhere: Readonly<Partial<Record<ErrorCode, () => Error>>> = {
  'errors.accountExpired': () => new Fault('errors.accountExpired'),
  'errors.tooManyUnanswered': () => new Fault('errors.tooManyUnanswered', { retryAfterSeconds: 30 }),
  'errors.tooManyPayees': () => new Fault('errors.tooManyPayees'),
  'errors.passwordNeeded': () => new Fault('errors.passwordNeeded'),
  'errors.wrongPassword': () => new Fault('errors.wrongPassword'),
  'errors.secondFactorRequired': () => new Fault('errors.secondFactorRequired'),
  'errors.wrongCode': () => new Fault('errors.wrongCode', { fields: [{ pointer: '/code', code: 'errors.wrongCode' }] }),
  'errors.secondFactorOn': () => new Fault('errors.secondFactorOn'),
  'errors.invalidCredentials': () => new Fault('errors.invalidCredentials'),
  'errors.sendVerificationFailed': () => new Fault('errors.sendVerificationFailed'),
  'errors.cannotResend': () => new Fault('errors.cannotResend'),
  'errors.providerUnavailable': () => new Fault('errors.providerUnavailable', { retryAfterSeconds: 30 }),
  'errors.dataUnavailable': () => new Fault('errors.dataUnavailable', { retryAfterSeconds: 30 }),
  'errors.paymentsUnavailable': () => new Fault('errors.paymentsUnavailable'),
  'errors.idempotencyInProgress': () => new Fault('errors.idempotencyInProgress', { retryAfterSeconds: 1 }),
  'errors.tooManyRequests': () => new Fault('errors.tooManyRequests', { retryAfterSeconds: 1 }),
  'errors.internal': () => new Error('not a word of this'),
  'errors.gatewayTimeout': () => new Fault('errors.gatewayTimeout', { cause: new Error('late') }),
};

/** Ids in the form that paths want, of no record: of keys unless the path begins otherwise. */
const ids = [
  ['/api/pay-links/', `pl_${'0'.repeat(16)}`],
  ['/api/payments/', `pay_${'0'.repeat(26)}`],
  ['/api/subscriptions/', `sub_${'0'.repeat(26)}`],
  ['/api/receipts/', 'rec_123456789abcn'],
  ['/api/validations/', `val_${'0'.repeat(26)}`],
  ['/api/batches/', `bat_${'0'.repeat(26)}`],
  ['/v1/batches/', `bat_${'0'.repeat(26)}`],
  ['/api/payees/', `pye_${'0'.repeat(26)}`],
  ['/api/webhooks/deliveries/', `dlv_${'0'.repeat(52)}`],
  ['/v1/webhooks/deliveries/', `dlv_${'0'.repeat(52)}`],
  ['/api/webhooks/', `whk_${'0'.repeat(26)}`],
  ['/v1/webhooks/', `whk_${'0'.repeat(26)}`],
  ['/', `key_${'0'.repeat(26)}`],
] as const;

/** And of what is done by a word. */
export const someIdAt = (path: string) => {
  const id = ids.find(([beginning]) => path.startsWith(beginning))?.[1] ?? '';
  return { params: { id, action: 'cancel' } };
};

const newKey = (environment: string) => ({ body: { name: 'Tienda', environment } });
const newWidgetKey = { body: { name: 'Tienda', environment: 'sandbox', purpose: 'widget' } };
const someKey = someIdAt('/');
const unknownKey = { 'errors.notFound': () => [{ ...someKey, body: {} }] };

/** What provokes the refusals of keys, by operation. */
export const ofKeys = {
  createKey: {
    'errors.productionNeedsPlan': () => [newKey('production')],
    'errors.notOnPlan': () => [newWidgetKey],
    'errors.tooManyKeys': () => Array.from({ length: plans.free.keys.count + 1 }, () => newKey('sandbox')),
  },
  changeKey: unknownKey,
  deleteKey: { 'errors.notFound': () => [someKey] },
  rotateKey: unknownKey,
  getUsage: { 'errors.notFound': () => [{ query: `key=key_${'0'.repeat(26)}` }] },
} as const;

const cursor = { 'errors.invalidCursor': () => [{ query: 'cursor=forged' }] };
const found = { 'errors.invalidCursor': () => [{ body: { cursor: 'forged' } }] };
/** What provokes the refusals of operations that refuse one thing alone: most are lists. */
export const ofOthers = {
  ...ofSupport,
  linkExport: { 'errors.notFound': () => [{}] },
  listMovements: cursor,
  listRequests: cursor,
  listValidations: cursor,
  exportValidations: cursor,
  searchValidations: found,
  exportFoundValidations: found,
  listSecurityEvents: cursor,
  exportSecurityEvents: cursor,
} as const;
