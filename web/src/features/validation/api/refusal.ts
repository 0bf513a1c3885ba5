import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { ApiError } from '#shared/contract/client.ts';

/** A submission that was not answered by a bank, as the page shows it. */
export interface Refusal {
  readonly kind: 'fields' | 'credits' | 'offline' | 'failed';
  readonly code: ErrorCode | undefined;
  /** The server's own words, in the user's language. */
  readonly title: string | undefined;
  readonly detail: string | undefined;
  /** By field name, for those the form can show. */
  readonly fields: Readonly<Record<string, string>>;
}

const kindOf = (error: ApiError): Refusal['kind'] => {
  if (error.status === 0) return 'offline';
  if (error.problem?.error === 'errors.insufficientCredits') return 'credits';
  return error.problem?.errors?.length ? 'fields' : 'failed';
};

/** Sorts a failed submission; `/accountNumber` in a pointer names the field. */
export const refusalOf = (error: unknown): Refusal => {
  if (!(error instanceof ApiError))
    return { kind: 'failed', code: undefined, title: undefined, detail: undefined, fields: {} };
  const { problem } = error;
  return {
    kind: kindOf(error),
    code: problem?.error,
    title: problem?.title,
    detail: problem?.detail,
    fields: Object.fromEntries((problem?.errors ?? []).map(({ pointer, detail }) => [pointer.slice(1), detail])),
  };
};

/** Asked every two seconds, longer than the server takes for any answer. */
const asksWhileRunning = 20;

/**
 * The same key makes a repetition safe: an answer that got lost on the way, or one still being prepared, is asked for
 * again. Everything else is for the person to decide.
 */
export const shouldRetry = (failures: number, error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false;
  if (error.problem?.error === 'errors.idempotencyInProgress') return failures < asksWhileRunning;
  return error.status === 0 && failures < 1;
};
