export type { CallOptions, Fetch } from './attempt.ts';
export { CuentaClara } from './client.ts';
export type { CuentaClaraOptions, KeyedOptions } from './connect.ts';
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  CuentaClaraError,
  InsufficientCreditsError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServiceError,
  type ErrorCode,
} from './errors.ts';
export type * from './generated/types.ts';
export { List } from './list.ts';
export type { UsageAsked } from './resources/account.ts';
export type { UploadedBatch } from './resources/batches.ts';
export type { Named } from './resources/countries.ts';
export type { CreateValidationOptions } from './resources/validations.ts';
export type { AppInfo } from './user-agent.ts';
export { version } from './version.ts';
export { Webhook, WebhookError, type HeadersLike, type WebhookErrorCode } from './webhook.ts';
