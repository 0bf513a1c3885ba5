import { ApiError } from '../../lib/api.ts';

/** Why something was refused, in the server's words where it had some. */
export const refusalIn = (error: Error | null, otherwise: string): string | undefined =>
  error ? (error instanceof ApiError && error.problem?.detail) || otherwise : undefined;
