import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { ApiError } from '../../lib/api.ts';

/** Why something was refused, in the server's words where it had some. */
export const refusalIn = (error: Error | null, otherwise: string): string | undefined =>
  error ? (error instanceof ApiError && error.problem?.detail) || otherwise : undefined;

/** Whether it is a refusal that stands beside the field it is about. */
export const refusedAs = (error: Error | null, code: ErrorCode): boolean =>
  error instanceof ApiError && error.problem?.error === code;
